import { apiStatus } from './api-status.ts';
import { ApiError } from './client.ts';

/**
 * The answer of a call that a page can do without. A failed call gives null, and so does one whose time is over, so that only its own
 * part is missing.
 */
export const nullOnError = <T>(answer: Promise<T>): Promise<T | null> =>
  nullWhen(answer, (error) => error instanceof ApiError || isTimeout(error));

/** The answer of a call that asks for one thing. A 404 gives null, because there is no such thing. */
export const nullOn404 = <T>(answer: Promise<T>): Promise<T | null> =>
  nullWhen(answer, (error) => error instanceof ApiError && error.status === apiStatus.NOT_FOUND);

/** The reason with which `AbortSignal.timeout` ends a call. */
const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

async function nullWhen<T>(answer: Promise<T>, isExpected: (error: unknown) => boolean): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isExpected(error)) return null;
    throw error;
  }
}
