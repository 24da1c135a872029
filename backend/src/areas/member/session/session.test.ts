import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { bearer, createVisitor, registerMember } from '#testing/test-visitor.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
let t: TestApp;
let count = 0;

beforeAll(async () => {
  t = await withTestApp();
});
afterAll(() => t.close());

async function newMember() {
  count += 1;
  return registerMember(t, `sessions${count}@example.com`);
}

type Visitor = ReturnType<typeof createVisitor>;
type Login = Awaited<ReturnType<typeof newMember>>['login'];

async function logIn(visitor: Visitor, login: Login, userAgent = '') {
  const { body } = await visitor.call('customer/login', login, { 'user-agent': userAgent });
  return bearer(body.result.access_token);
}
const list = async (headers: { authorization: string }) =>
  (await t.call('customer/session/list', {}, headers)).body.result;
const isIn = async (headers: { authorization: string }) =>
  (await t.call('customer/detail', {}, headers)).statusCode === 200;

test('a member sees the devices with this one marked, and ends the others at once', async () => {
  const { login, headers: first } = await newMember();
  const [phone, desk] = [createVisitor(t), createVisitor(t)];
  const onPhone = await logIn(phone, login, IPHONE);
  const atDesk = await logIn(desk, login, WINDOWS);
  const stamp = expect.stringMatching(/\+09:00$/);
  expect(await list(atDesk)).toEqual([
    { device: 'Windows（Chrome）', created_at: stamp, last_used_at: stamp, is_current: true },
    { device: 'iPhone（Safari）', created_at: stamp, last_used_at: stamp, is_current: false },
    expect.objectContaining({ is_current: false }),
  ]);
  await t.pool.query(`update customer_session set last_used_at =
    now() - make_interval(mins => case device when 'Windows（Chrome）' then 5 else 11 end)`);
  expect(await isIn(onPhone)).toBe(true);
  expect((await list(atDesk)).map(({ device }: { device: string }) => device)).toEqual([
    'iPhone（Safari）',
    'Windows（Chrome）',
    expect.any(String),
  ]);

  const { body } = await desk.call('customer/logout/others', {}, atDesk);
  expect(body).toEqual({ status: 200, result: { ended_count: 2 } });
  expect([await isIn(atDesk), await isIn(onPhone), await isIn(first)]).toEqual([true, false, false]);
  expect((await phone.call('customer/refresh')).statusCode).toBe(400);
  expect((await desk.call('customer/refresh')).statusCode).toBe(200);
  expect(await list(atDesk)).toHaveLength(1);
  expect((await desk.call('customer/logout/others', {}, atDesk)).body.result).toEqual({ ended_count: 0 });
});

test("sessions of other members are neither listed nor ended, and nobody's are without a token", async () => {
  const [one, other] = [await newMember(), await newMember()];
  expect(await list(one.headers)).toHaveLength(1);
  await t.call('customer/logout/others', {}, one.headers);
  expect(await isIn(other.headers)).toBe(true);
  for (const path of ['customer/session/list', 'customer/logout/others']) {
    expect((await t.call(path)).statusCode).toBe(401);
  }
});

test('ten devices at once; the eleventh login ends the one that was longest not used', async () => {
  const { login, visitor, headers: first } = await newMember();
  const second = await logIn(createVisitor(t), login);
  await visitor.call('customer/refresh');
  const others = await Promise.all(Array.from({ length: 9 }, () => logIn(createVisitor(t), login)));
  expect([await isIn(first), await isIn(second)]).toEqual([true, false]);
  expect(await Promise.all(others.map(isIn))).not.toContain(false);
  expect(await list(first)).toHaveLength(10);
  const { rows } = await t.pool.query(
    'select from identity_session join identity_user using (sub) where username = $1',
    [login.mail_address],
  );
  expect(rows).toHaveLength(10);
});

test('a login again in the same browser replaces its session; a logout and a new password take sessions off', async () => {
  const { login, visitor, headers: first } = await newMember();
  const again = await logIn(visitor, login);
  expect([await isIn(first), await isIn(again)]).toEqual([false, true]);
  expect(await list(again)).toHaveLength(1);

  const second = createVisitor(t);
  const away = await logIn(second, login);
  await second.call('customer/logout', {}, away);
  expect(await list(again)).toHaveLength(1);

  await logIn(second, login);
  expect(await list(again)).toHaveLength(2);
  const change = { password: 'momiji2026', current_password: login.password };
  await t.call('customer/update', change, again);
  expect(await list(again)).toEqual([expect.objectContaining({ is_current: true })]);
});
