/**
 * Holds the forms written here to those of the house: what it sends must be readable as ours, what we send as its own.
 * The house's own types come from its description (`npm run types`, part of `npm run check`). Types only: nothing of it is built.
 */
import type * as forms from './forms';
import type * as house from './house';

/** Fails to compile unless `Sent` may stand where `Read` is wanted. */
type Readable<Read, Sent extends Read> = Sent;

export type Agreement = [
  // what the house sends
  Readable<forms.Me, house.Me>,
  Readable<forms.Known, house.Known>,
  Readable<forms.SeatInfo, house.SeatInfo>,
  Readable<forms.Outcome, house.Outcome>,
  Readable<forms.TableInfo, house.TableInfo>,
  Readable<forms.ChatLine, house.ChatLine>,
  Readable<forms.RatedSeat, house.RatedSeat>,
  Readable<forms.Deal, house.Commitment>,
  Readable<Omit<forms.Game, 'options' | 'titles' | 'about' | 'labels'>, Omit<house.GameShown, 'options' | 'titles' | 'about' | 'labels'>>,
  Readable<Omit<forms.Moment, 'view' | 'events'>, Omit<house.MomentShown, 'view' | 'events'>>,
  Readable<Omit<forms.Moments, 'moments' | 'constants'>, Omit<house.MomentsShown, 'moments' | 'constants'>>,
  // what is sent to the house
  Readable<house.TableSpec, forms.TableSpec>,
];
