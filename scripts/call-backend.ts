import { SAMPLE_MEMBER } from '../backend/src/areas/identity/sample-member.ts';
import type { TestApp } from '../backend/src/testing/test-app.ts';

/** The answer to a call over HTTP. */
export interface Answer {
  /** 0: there was none. */
  status: number;
  /** The header of this name; null: there was none. */
  retryAfter: string | null;
  body: {
    status?: number;
    result: Record<string, string> | null;
    errors: { code: string }[];
    total_count?: number;
  };
}

/** 200, or the refusal of the contract: a 503 in the envelope that says when to try again. */
export function isServedOrBusy({ status, retryAfter, body }: Answer): boolean {
  if (status === 200) return true;
  return status === 503 && Number(retryAfter) > 0 && body.status === 500 && body.result === null;
}

/** Calls the sales API of a running backend, as a browser does. */
export async function call(origin: string, path: string, body: object, token = ''): Promise<Answer> {
  try {
    const response = await fetch(`${origin}/api/v1/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ access_key: 'gakumado-web', ...body }),
    });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: (await response.json()) as Answer['body'],
    };
  } catch {
    return { status: 0, retryAfter: null, body: { result: null, errors: [] } };
  }
}

/** The access token of a fresh session of a member with the password of the sample member. */
export async function login(
  origin: string,
  mail_address: string = SAMPLE_MEMBER.mailAddress,
): Promise<string> {
  const { password } = SAMPLE_MEMBER;
  const answer = await call(origin, 'customer/login', { mail_address, password });
  const token = answer.body.result?.['access_token'];
  if (token === undefined) throw new Error(`${mail_address} cannot log in: ${JSON.stringify(answer)}`);
  return token;
}

/** Members with the password of the sample member; their mail addresses. */
export async function addMembers(database: TestApp, count: number): Promise<string[]> {
  const mails = Array.from({ length: count }, (_, index) => `member${index}@example.com`);
  await database.pool.query(
    `insert into identity_user (username, mail_address, password_hash, is_confirmed)
     select mail, mail, password_hash, true from identity_user, unnest($1::text[]) mail where username = $2`,
    [mails, SAMPLE_MEMBER.mailAddress],
  );
  return mails;
}
