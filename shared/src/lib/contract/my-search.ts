import { monthPattern, MY_PLACE_NAME_MAX, MY_PLACES_MAX, STAY_MONTHS } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { flag, id, integer, integerOf, latitude, longitude, optional, text } from './fields.ts';

const YEN_MAX = 9_999_999;
const name = text(MY_PLACE_NAME_MAX);
const placeSchema = z.union([
  z.object({ school_id: id(), name }),
  z.object({ lat: latitude(), lon: longitude(), name }),
]);

/** わたしの条件 (contract 8.6) of a member, as a device has it. */
export const mySearchFields = z.object({
  places: z.array(placeSchema).max(MY_PLACES_MAX),
  gender: optional(integerOf([1, 2])),
  cost_to: optional(integer(1, YEN_MAX)),
  move_in_ym: optional(z.string().regex(monthPattern)),
  stay_months: optional(integerOf(STAY_MONTHS)),
  with_meals: optional(flag()),
  food_budget: optional(integer(1, YEN_MAX)),
});

/** customer/my_search/exchange: the profile of the device, and when it was changed there; without one the device asks only. */
export const mySearchExchangeSchema = z.object({
  search: optional(mySearchFields),
  /** Seconds since 1970. One in the future counts as now. */
  saved_at: optional(integer(0, 9_999_999_999)),
});
export type MySearchExchangeRequest = z.infer<typeof mySearchExchangeSchema>;

const placeAnswer = z.union([
  z.object({ school_id: z.int(), name: z.string() }),
  z.object({ lat: z.number(), lon: z.number(), name: z.string() }),
]);

/** The part of the profile that a family's list keeps of whoever made it (contract 8.7). */
export const searchOfListSchema = z.object({
  places: z.array(placeAnswer).readonly(),
  stay_months: z.literal(STAY_MONTHS).optional(),
  with_meals: z.boolean().optional(),
  food_budget: z.int().optional(),
});

/** The profile that was changed last, of this device or of another one. It is empty where nothing was ever said. */
export const mySearchExchangeAnswer = z.object({
  search: searchOfListSchema.extend({
    gender: z.literal([1, 2]).optional(),
    cost_to: z.int().optional(),
    move_in_ym: z.string().optional(),
  }),
  saved_at: z.int(),
});
export type MySearchOfMember = z.infer<typeof mySearchExchangeAnswer>;
