import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { loginSampleMember, sampleLogin } from '../../testing/test-member.ts';
import { closeSampleMember } from './sample-member.ts';

let t: TestApp;

beforeAll(async () => {
  t = await withTestApp({ RATE_LIMIT_SCALE: '0' });
});
afterAll(() => t.close());

test('nobody comes in by the password of the sample member, nor by a session from before', async () => {
  const session = await loginSampleMember(t);
  expect((await t.call('customer/detail', {}, session)).statusCode).toBe(200);
  await closeSampleMember(t.pool);
  expect((await t.call('customer/detail', {}, session)).statusCode).toBe(401);
  expect((await t.call('customer/login', sampleLogin)).statusCode).toBe(400);
});

test('other members keep theirs', async () => {
  await t.pool.query(
    `insert into identity_user (username, mail_address, password_hash) values ('a@example.com', 'a@example.com', 'kept')`,
  );
  await closeSampleMember(t.pool);
  const { rows } = await t.pool.query(
    `select password_hash from identity_user where username = 'a@example.com'`,
  );
  expect(rows).toEqual([{ password_hash: 'kept' }]);
});
