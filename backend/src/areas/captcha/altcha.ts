import type { CaptchaAction } from '@gakumado/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { findSecret } from '../../data/keys/server-secret.ts';

const LIFE_MS = 10 * 60_000;
/** Tries of SHA-256 at most: half a second on a phone, and as much for every single spam. */
const MAX_NUMBER = 50_000;

/** A proved token. Its `id` is unique, however the token is written. */
export interface Proof {
  id: string;
  expiresAt: Date;
}

/** Loaded with the first form: it would hold up every start. */
const loadAltcha = () => import('altcha-lib/v1');

const hmacKey = async (db: Kysely<Database>) => (await findSecret(db, 'altcha')).toString('hex');

/** A challenge for one action, as the altcha widget takes it. */
export async function makeChallenge(db: Kysely<Database>, action: CaptchaAction, now = Date.now()) {
  const { createChallenge } = await loadAltcha();
  return createChallenge({
    algorithm: 'SHA-256',
    hmacKey: await hmacKey(db),
    maxnumber: MAX_NUMBER,
    expires: new Date(now + LIFE_MS),
    params: { action },
  });
}

/** The parts of the widget's base64 payload, or undefined for anything else. */
function readPayload(token: string) {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    if (typeof payload !== 'object' || payload === null) return undefined;
    const { algorithm, challenge, number, salt, signature } = payload as Record<string, unknown>;
    if (algorithm !== 'SHA-256' || typeof number !== 'number') return undefined;
    if (typeof challenge !== 'string' || typeof salt !== 'string' || typeof signature !== 'string')
      return undefined;
    return { algorithm, challenge, number, salt, signature } as const;
  } catch {
    return undefined;
  }
}

/** Checks a solution, which may have been used before. */
export async function proveSolution(
  db: Kysely<Database>,
  token: string,
  action: CaptchaAction,
): Promise<Proof | undefined> {
  const payload = readPayload(token);
  const { extractParams, verifySolution } = await loadAltcha();
  if (!payload || !(await verifySolution(payload, await hmacKey(db)))) return undefined;
  // The salt carries both, and the signature covers the salt.
  const { action: provedAction, expires } = extractParams(payload);
  const expiresAt = new Date(Number(expires) * 1000);
  if (provedAction !== action || Number.isNaN(expiresAt.getTime())) return undefined;
  return { id: `altcha:${payload.challenge}`, expiresAt };
}
