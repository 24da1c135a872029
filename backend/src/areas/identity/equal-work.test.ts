import * as argon2 from '@node-rs/argon2';
import pg from 'pg';
import { readConfig } from '../../platform/config.ts';
import { passAMinute } from '../../testing/test-outbox.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createIdentityClient } from './identity-client.ts';
import { createIdentityContext } from './identity-context.ts';

// The time of an answer must not reveal whether an address is known. The test measures no time. It counts the work:
// hashes and statements.
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual('@node-rs/argon2');
  return { ...actual, hash: jest.fn(actual.hash), verify: jest.fn(actual.verify) };
});

const UNKNOWN = 'nobody@example.com';
const KNOWN = 'hanako@example.com';
/** Signed up, and the code is not given yet. */
const WAITING = 'waiting@example.com';
let t: TestApp;

beforeAll(async () => {
  t = await withTestApp();
  // Makes the hash that replaces those of unknown users, and the signing key.
  await t.call('customer/login', { mail_address: 'first@example.com', password: 'wrong' });
  await createIdentityClient(createIdentityContext(t.db, readConfig({}))).signUp(WAITING, 'sakura2026');
  await passAMinute(t);
  // Sweeps happen by chance.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await t.close();
});

/** The answer of a call, and the work that it took. */
async function observe(path: string, body: object) {
  const hashing = [argon2.hash, argon2.verify].map((run) => jest.mocked(run));
  for (const mock of hashing) mock.mockClear();
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const answer = await t.call(path, body);
  const statements = query.mock.calls.map(([given]) => {
    const statement: unknown = given;
    return typeof statement === 'string' ? statement : Reflect.get(Object(statement), 'text');
  });
  query.mockRestore();
  return { answer, hashes: hashing.map((mock) => mock.mock.calls.length), statements };
}

test.each([
  ['customer/login', { password: 'wrong' }, KNOWN],
  ['customer/password/forgot', {}, KNOWN],
  ['customer/confirm', { code: '000000' }, WAITING],
  ['customer/confirm/resend', {}, WAITING],
  ['customer/password/reset', { code: 'none', password: 'sakura2026' }, KNOWN],
])('%s does the same for a known and an unknown address', async (path, body, known) => {
  const forKnown = await observe(path, { ...body, mail_address: known });
  const forUnknown = await observe(path, { ...body, mail_address: UNKNOWN });
  expect(forKnown.statements.length).toBeGreaterThan(0);
  const same = (statements: unknown[]) =>
    statements.map((text) =>
      text === 'release savepoint code_mail' ? 'rollback to savepoint code_mail' : text,
    );
  expect({ ...forUnknown, statements: same(forUnknown.statements) }).toEqual({
    ...forKnown,
    statements: same(forKnown.statements),
  });
});

test('a login costs one check of a hash, also for an unknown address', async () => {
  const { hashes } = await observe('customer/login', { mail_address: UNKNOWN, password: 'wrong' });
  expect(hashes).toEqual([0, 1]);
});

test('mail goes to the known address only', async () => {
  const rows = await t.db.selectFrom('mail_outbox').select('to_address').orderBy('mail_id').execute();
  expect(rows).toEqual([WAITING, KNOWN, WAITING].map((to_address) => ({ to_address })));
});
