import { ApiError, apiStatus } from '@gakumado/shared/api';

/** Ends a loader: the page does not exist. */
export function throwNotFound(): never {
  throw new Response(null, { status: 404 });
}

/** The answer of a call, with null in place of a 404. */
export async function nullOn404<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === apiStatus.NOT_FOUND) return null;
    throw error;
  }
}
