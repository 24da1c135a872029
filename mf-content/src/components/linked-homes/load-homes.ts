import { listEstates, nullOnError } from '@gakumado/shared/api';

const HOMES = 3;

/** Conditions of the homes below a text; without any, the recommended homes come first. */
export type HomesWish = Omit<Parameters<typeof listEstates>[0], 'limit'>;

/** The first homes of a wish and their number; null when they could not be loaded. */
export const loadHomes = (wish: HomesWish, signal: AbortSignal) =>
  nullOnError(listEstates({ ...wish, limit: HOMES }, signal));

export type LoadedHomes = Awaited<ReturnType<typeof loadHomes>>;
