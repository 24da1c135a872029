import { listEstates, nullOnError } from '@gakumado/shared/api';

const HOMES = 3;

/** What homes below a text have in common; with nothing asked the recommended ones come first. */
export type HomesWish = Omit<Parameters<typeof listEstates>[0], 'limit'>;

/** The first homes of a wish and their number; null when they could not be loaded. */
export const loadHomes = (wish: HomesWish, signal: AbortSignal) =>
  nullOnError(listEstates({ ...wish, limit: HOMES }, signal));

export type LoadedHomes = Awaited<ReturnType<typeof loadHomes>>;
