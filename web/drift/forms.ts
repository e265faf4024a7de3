/**
 * Everything that the house sends fits the forms that the app reads, and what the app sends fits what the house reads.
 * `tests/house/web/test_app_types.py` compiles this against the house's own description of itself (as `house-forms`).
 */
import type { components } from 'house-forms';
import type * as forms from '../src/protocol/forms';

type House = components['schemas'];
type Fits<From extends To, To> = From;
type Frame<Kind extends string> = Extract<forms.Told, { readonly type: Kind }>;

export type Sent = [
  Fits<House['TableInfo'], forms.TableInfo>,
  Fits<House['Hello'], Frame<'hello'>>,
  Fits<House['Shown'], Frame<'view'>>,
  Fits<House['TableChanged'], Frame<'table'>>,
  Fits<House['PeopleFrame'], Frame<'people'>>,
  Fits<House['Presence'], Frame<'presence'>>,
  Fits<House['ChatFrame'], Frame<'chat'>>,
  Fits<House['RatingsFrame'], Frame<'ratings'>>,
  Fits<House['Farewell'], Frame<'farewell'>>,
  Fits<House['RefusedFrame'], forms.Refused>,
  Fits<House['Done'], forms.Done>,
  Fits<House['MomentShown'], forms.Moment>,
  Fits<House['Commitment'], forms.Deal>,
  Fits<House['Me'], forms.Me>,
  Fits<Omit<House['GameShown'], 'options'>, Omit<forms.Game, 'options'>>,
];

export type Read = [Fits<forms.TableSpec['clock'], House['TableSpec']['clock']>];
