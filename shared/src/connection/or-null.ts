import { apiStatus } from './api-status.ts';
import { ApiError } from './client.ts';

/** The answer of a call that a page can do without. A failed call gives null, so that only its own part is missing. */
export const nullOnError = <T>(answer: Promise<T>): Promise<T | null> => nullWhen(answer, () => true);

/** The answer of a call that asks for one thing. A 404 gives null, because there is no such thing. */
export const nullOn404 = <T>(answer: Promise<T>): Promise<T | null> =>
  nullWhen(answer, ({ status }) => status === apiStatus.NOT_FOUND);

async function nullWhen<T>(answer: Promise<T>, isExpected: (error: ApiError) => boolean): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && isExpected(error)) return null;
    throw error;
  }
}
