/**
 * Holds the forms written here to those of the house: what it sends must be readable as ours, what we send as its own.
 * The house's own types come from its description (`npm run types`, part of `npm run check`). Types only: nothing of it is built.
 */
import type * as forms from './forms';
import type * as house from './house';

/** Fails to compile unless `Sent` may stand where `Read` is wanted. */
type Readable<Read, Sent extends Read> = Sent;

/** A frame of the table's socket, by its type. */
type Frame<Kind extends string> = Extract<forms.Told, { readonly type: Kind }>;

export type Agreement = [
  // what the house sends
  Readable<forms.Me, house.Me>,
  Readable<forms.Known, house.Known>,
  Readable<forms.SeatInfo, house.SeatInfo>,
  Readable<forms.Outcome, house.Outcome>,
  Readable<forms.TableInfo, house.TableInfo>,
  Readable<forms.PlayedOn, house.PlayedOn>,
  Readable<forms.Hold, house.Hold>,
  Readable<forms.Seating, house.FairnessShown['seats']>,
  Readable<forms.ChatLine, house.ChatLine>,
  Readable<forms.RatedSeat, house.RatedSeat>,
  Readable<forms.Deal, house.Deal>,
  Readable<Omit<forms.Game, 'options'>, Omit<house.GameShown, 'options'>>,
  Readable<forms.Moment, house.MomentShown>,
  Readable<Omit<forms.Moments, 'moments' | 'constants'>, Omit<house.MomentsShown, 'moments' | 'constants'>>,
  Readable<Omit<forms.Judged, 'choice'>, Omit<house.Judged, 'choice'>>,
  Readable<Omit<forms.Analysis, 'decisions'>, Omit<house.Analysis, 'decisions'>>,
  Readable<Omit<forms.AnalysisShown, 'analysis'>, Omit<house.AnalysisShown, 'analysis'>>,
  Readable<Frame<'hello'>, house.Hello>,
  Readable<Frame<'view'>, house.ViewFrame>,
  Readable<Frame<'table'>, house.TableChanged>,
  Readable<Frame<'people'>, house.PeopleFrame>,
  Readable<Frame<'presence'>, house.Presence>,
  Readable<Frame<'chat'>, house.ChatFrame>,
  Readable<Frame<'ratings'>, house.RatingsFrame>,
  Readable<Frame<'farewell'>, house.Farewell>,
  Readable<forms.Refused, house.RefusedFrame>,
  Readable<forms.Done, house.Done>,
  // what is sent to the house
  Readable<house.TableSpec, forms.TableSpec>,
];
