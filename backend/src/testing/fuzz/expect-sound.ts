import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { failureSchema } from '@gakumado/shared/contract';
import type { LightMyRequestResponse } from 'fastify';

/** HTTP statuses of failures, each with the body's status (contract, section 1); never 500 here. */
const bodyStatus: Record<number, number> = { 400: 400, 401: 401, 404: 404, 429: 400 };

/** Texts that must never leave the process: stacks, SQL, the database's own messages. */
const INTERNALS =
  /\bat .*\.[jt]s:\d+|node_modules|\bselect .* from\b|\binsert into\b|syntax error|relation "|SQLSTATE/i;

const SECRET_KEY = /password|token|code|secret/i;
/** Secrets made by the generators. Other texts of such fields may well be words of ours. */
const SECRET = /^(?=.*\d)[\w-]{8,}$/;

/** Texts of a request that neither an answer nor a log may repeat. */
export function secretsOf(value: unknown, key = '', depth = 0): string[] {
  if (typeof value === 'string') return SECRET_KEY.test(key) && SECRET.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || depth > 5) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    secretsOf(part, Array.isArray(value) ? key : name, depth + 1),
  );
}

/** Rules for every answer of every part of the backend. */
export function expectNothingInside(
  answer: LightMyRequestResponse,
  log: string,
  secrets: readonly string[],
): void {
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.headers).not.toHaveProperty('set-cookie', expect.stringContaining('injected'));
  expect(answer.headers).not.toHaveProperty('injected');
  if (answer.statusCode >= 400) expect(answer.body).not.toMatch(INTERNALS);
  expect(log).not.toMatch(INTERNALS);
  for (const secret of secrets) {
    if (answer.statusCode >= 400) expect(answer.body).not.toContain(secret);
    expect(log).not.toContain(secret);
  }
}

function decode({ headers, rawPayload }: LightMyRequestResponse): string {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  const encoding = headers['content-encoding'];
  return String(encoding === 'br' || encoding === 'gzip' ? decoders[encoding](rawPayload) : rawPayload);
}

/** Rules for every failure of the sales API: the envelope, with a status that fits. */
export function expectEnvelope(answer: LightMyRequestResponse): void {
  const body: unknown = JSON.parse(decode(answer));
  if (answer.statusCode === 200) {
    expect(body).toMatchObject({ status: 200, result: expect.anything() });
    return;
  }
  const failure = failureSchema.strict().parse(body);
  expect(failure.status).toBe(bodyStatus[answer.statusCode]);
  expect(failure.message).not.toBe('');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}
