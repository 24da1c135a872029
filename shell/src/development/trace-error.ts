import { developmentCalls } from '../base/development.ts';
import type { ThrownError, TracedError } from '../base/development.ts';

/** The error that began it all, of an error that was caught and thrown on. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;

/** The error that began it all, with the places of the bundles. */
export function toThrown(error: unknown): ThrownError {
  const root = rootOf(error);
  return root instanceof Error
    ? { message: `${root.name}: ${root.message}`, stack: root.stack ?? '' }
    : { message: String(root), stack: '' };
}

/** A server that is started again is asked again after this time, in ms … */
const AGAIN_MS = 500;
/** … and so often. */
const TRIES = 60;

/** An error with the places of its sources, which the server finds; the error itself where that stays away. */
export async function traceError(thrown: ThrownError): Promise<TracedError> {
  for (let count = 0; count < TRIES; count += 1) {
    try {
      const response = await fetch(developmentCalls.trace, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(thrown),
      });
      if (response.ok) return await response.json();
    } catch {
      // The server is away.
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  return thrown;
}
