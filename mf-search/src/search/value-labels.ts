import { COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
export const withinMinutes = (minutes: number) => `${minutes}分以内`;

/** Offered limits; an address may hold any that the API takes. */
export const commuteChoices = [10, 15, 20, 30, 45, COMMUTE_MINUTES] as const;
