import { errorCode } from './error-code.ts';

/**
 * SQLSTATEs of a server that cannot answer now: connection lost (08), resources used up (53), statement timeout and
 * shutdown (57), system error (58), a lock that took too long, a session ended by a time limit, a server that has
 * become read-only.
 */
const SQL_STATES = /^(08|53|57|58)|^(55P03|25P03|25P04|25006)$/;

const SOCKET_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Texts of errors that pg, pg-pool and Kysely throw without a code. */
const MESSAGES = new Set([
  'Cannot use a pool after calling end on the pool',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'driver has already been destroyed',
  'timeout exceeded when trying to connect',
]);

/** Whether the database is away, overloaded or too slow: nobody's fault, and worth another try later. */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCode(error);
  // The server has ended the session or refused it.
  if (Reflect.get(Object(error), 'severity') === 'FATAL') return true;
  if (SQL_STATES.test(code) || SOCKET_CODES.has(code)) return true;
  // The socket file of a server that is down is missing (ENOENT).
  if (code !== '') return Reflect.get(Object(error), 'syscall') === 'connect';
  return MESSAGES.has(String(Reflect.get(Object(error), 'message')));
}
