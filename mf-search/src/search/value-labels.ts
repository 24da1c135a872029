import {
  FAR_COMMUTE_MINUTES,
  NEAR_COMMUTE_MINUTES,
  WIDER_COMMUTE_MINUTES,
} from '@gakumado/shared/vocabulary';
export const withinMinutes = (minutes: number) => `${minutes}分以内`;

/** Offered limits; an address may hold any that the API takes. */
export const commuteChoices = [
  10,
  15,
  20,
  NEAR_COMMUTE_MINUTES,
  45,
  WIDER_COMMUTE_MINUTES,
  FAR_COMMUTE_MINUTES,
] as const;
