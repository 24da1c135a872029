import { developmentCalls } from '../base/development.ts';
import type { ThrownError, TracedError } from '../base/development.ts';

/** The error that began it all, of an error that was caught and thrown on. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;

/** An error with the places of its sources, which the server finds. Without it the places are those of the bundles. */
export async function traceError(error: unknown): Promise<TracedError> {
  const root = rootOf(error);
  const thrown: ThrownError =
    root instanceof Error
      ? { message: `${root.name}: ${root.message}`, stack: root.stack ?? '' }
      : { message: String(root), stack: '' };
  try {
    const response = await fetch(developmentCalls.trace, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(thrown),
    });
    return response.ok ? await response.json() : thrown;
  } catch {
    return thrown;
  }
}
