import Cookies from 'js-cookie';
import { RouterContextProvider } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { configureApi } from '@gakumado/shared/api';
import { readAccessToken } from '@gakumado/shared/cookies';
import { storeContext } from '@gakumado/shared/routing';
import type { GuardName } from '@gakumado/shared/routing';
import { createAppStore } from '@gakumado/shared/store';
import { answerCalls } from '@gakumado/shared/testing';
import { guards } from './guards.ts';
import { runGuards } from './run-guards.ts';

const customer = {
  customer_id: 10001,
  mail_address: 'hanako@example.com',
  name_sei: '見本',
  name_mei: '花子',
  permissions: ['staff_pages'],
};

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  configureApi({ readToken: readAccessToken, renewToken: async () => false, onUnauthorized: () => {} });
});

function argsOf(path: string, params: Record<string, string> = {}): LoaderFunctionArgs {
  const context = new RouterContextProvider(new Map([[storeContext, createAppStore()]]));
  const request = new Request(`http://localhost:3000${path}`);
  return { request, params, context } as unknown as LoaderFunctionArgs;
}

const targetOf = async (
  name: GuardName,
  path: string,
  params?: Record<string, string>,
  permission?: string,
) => guards[name](argsOf(path, params), permission);

function beCustomer() {
  Cookies.set('Authorization', 'token-1');
  Cookies.set('KEY_MY_MAIL', 'old@example.com');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
}

describe('auth', () => {
  test('without the Authorization cookie the visitor goes to the login, with the way back', async () => {
    const calls = answerCalls({});
    expect(await targetOf('auth', '/mypage/?tab=1')).toBe('/login/?return=%2Fmypage%2F%3Ftab%3D1');
    expect(calls).toEqual([]);
  });

  test('with it the customer is fetched and the mail address stored', async () => {
    beCustomer();
    const calls = answerCalls({ 'customer/detail': customer });
    expect(await targetOf('auth', '/mypage/')).toBeUndefined();
    // Without a body (specification, section 7).
    expect(calls).toEqual([{ path: 'customer/detail', body: {}, params: {} }]);
    expect(Cookies.get('KEY_MY_MAIL')).toBe('hanako@example.com');
  });

  test.each([
    ['an error', 500],
    ['no answer', 0],
    ['an answer without a result', { status: 200, result: null }],
  ])('%s clears both cookies and leads to the login', async (_name, answer) => {
    beCustomer();
    answerCalls({ 'customer/detail': answer });
    expect(await targetOf('auth', '/mypage/')).toBe('/login/?return=%2Fmypage%2F');
    expect(Cookies.get()).toEqual({ KEY_CUSTOMER_ID: '10001' });
  });
});

describe('permission', () => {
  const asked = (permission?: string) => targetOf('permission', '/mypage/', {}, permission);

  test('without the Authorization cookie the visitor goes to the login', async () => {
    answerCalls({});
    expect(await asked('staff_pages')).toBe('/login/?return=%2Fmypage%2F');
  });

  test('the right has to be one of the fetched customer; an unknown one and none refuse', async () => {
    beCustomer();
    answerCalls({ 'customer/detail': customer });
    expect(await asked('staff_pages')).toBeUndefined();
    expect(await asked('nobody_knows')).toBe('/404/');
    expect(await asked()).toBe('/404/');
    answerCalls({ 'customer/detail': { ...customer, permissions: [] } });
    expect(await asked('staff_pages')).toBe('/404/');
  });

  test('a session that is over leads to the login', async () => {
    beCustomer();
    answerCalls({ 'customer/detail': 401, 'customer/refresh': 400 });
    expect(await asked('staff_pages')).toBe('/login/?return=%2Fmypage%2F');
  });

  test('a page asks for a right in its handle', async () => {
    beCustomer();
    answerCalls({ 'customer/detail': customer });
    await expect(runGuards(['permission'], argsOf('/x/'), 'staff_pages')).resolves.toBeUndefined();
    await expect(runGuards(['permission'], argsOf('/x/'), 'other')).rejects.toBeInstanceOf(Response);
  });
});

describe('login', () => {
  test('without the cookie the page is shown, and nothing is asked', async () => {
    const calls = answerCalls({});
    expect(await targetOf('login', '/login/')).toBeUndefined();
    expect(calls).toEqual([]);
  });

  test('OK with a result stores the mail address and leads to the member page', async () => {
    beCustomer();
    answerCalls({ 'customer/detail': customer });
    expect(await targetOf('login', '/login/')).toBe('/mypage/');
    expect(Cookies.get('KEY_MY_MAIL')).toBe('hanako@example.com');
  });

  test('a member at the login goes on to the page behind it, and the waiting save is made', async () => {
    beCustomer();
    sessionStorage.setItem(
      'PENDING_FAVORITES',
      JSON.stringify({ estates: [{ estate_id: 6 }], at: Date.now() }),
    );
    const calls = answerCalls({
      'customer/detail': customer,
      'estate/favorite/create': { count: 1 },
      'estate/favorite/list': [{ estate_id: 6 }],
      'estate/history/list': [],
    });
    expect(await targetOf('login', '/login/?return=%2Fview%2F6%2F')).toBe('/view/6/');
    expect(calls.map(({ path }) => path)).toContain('estate/favorite/create');
    expect(sessionStorage.getItem('PENDING_FAVORITES')).toBeNull();
    expect(await targetOf('login', '/login/?return=https%3A%2F%2Felsewhere.example%2F')).toBe('/mypage/');
  });

  test.each([500, 0])('a failure (%s) removes both cookies and stays at the login', async (answer) => {
    beCustomer();
    answerCalls({ 'customer/detail': answer });
    expect(await targetOf('login', '/login/')).toBeUndefined();
    expect(Cookies.get('Authorization')).toBeUndefined();
    expect(Cookies.get('KEY_MY_MAIL')).toBeUndefined();
  });

  test('a visitor with an ended session can reset the password from there', async () => {
    Cookies.set('KEY_CUSTOMER_ID', '10001');
    expect(await targetOf('guestOnly', '/reset_password/')).toBe('/mypage/');
    await targetOf('login', '/login/');
    expect(await targetOf('guestOnly', '/reset_password/')).toBeUndefined();
  });
});

test('guest: the customer id leads to the member page, none to the login', async () => {
  expect(await targetOf('guest', '/regist/')).toBe('/login/');
  Cookies.set('Authorization', 'token-1');
  expect(await targetOf('guest', '/regist/')).toBe('/login/');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  expect(await targetOf('guest', '/regist/')).toBe('/mypage/');
});

test('guestOnly: either cookie leads to the member page, none shows the page', async () => {
  expect(await targetOf('guestOnly', '/regist/')).toBeUndefined();
  Cookies.set('Authorization', 'token-1');
  expect(await targetOf('guestOnly', '/regist/')).toBe('/mypage/');
  Cookies.remove('Authorization');
  Cookies.set('KEY_CUSTOMER_ID', '10001');
  expect(await targetOf('guestOnly', '/regist/')).toBe('/mypage/');
});

test.each([
  ['fav', '/favorite/', '/history/'],
  ['hist', '/history/', '/favorite/'],
] as const)('%s: guests belong at %s, and whoever is there stays', async (name, list, other) => {
  expect(await targetOf(name, other)).toBe(list);
  expect(await targetOf(name, list)).toBeUndefined();
  expect(await targetOf(name, list.slice(0, -1))).toBeUndefined();
  expect(await targetOf(name, `${list}?page=2`)).toBeUndefined();
  Cookies.set('Authorization', 'token-1');
  expect(await targetOf(name, other)).toBeUndefined();
});

test.each([
  ['?code=1&mail_address=a%40example.com', undefined],
  ['?code=1', '/404/'],
  ['?mail_address=a%40example.com', '/404/'],
  ['?code=&mail_address=', '/404/'],
  ['', '/404/'],
])('code: %p leads to %p', async (query, target) => {
  expect(await targetOf('code', `/reset_password/change/${query}`)).toBe(target);
});

const allowed = undefined;
const refused = '/404/';

test.each<[GuardName, Record<string, string>, string | undefined]>([
  ['pid', { pref_id: 'pref_id:13' }, allowed],
  ['pid', {}, allowed],
  ['pid', { pref_or_school_id: 'school_id:4', school_id: 'school_id:5' }, allowed],
  ['pid', { pref_id: '13' }, refused],
  ['pid', { pref_id: 'pref_id:' }, refused],
  ['pid', { pref_id: 'school_id:13' }, refused],
  ['pid', { pref_or_school_id: 'pref_id:13', school_id: 'pref_id:13' }, refused],
  ['pid', { pref_id: 'pref_id:１３' }, refused],
  ['pid', { pref_id: 'pref_id:13x' }, refused],
  ['pid', { pref_id: 'pref_id:-1' }, refused],
  ['pid', { pref_or_school_id: 'pref_id:13', school_id: 'school_id:x' }, refused],
  ['pid1', { pref_or_school_id: 'pref_id:13' }, allowed],
  ['pid1', { pref_or_school_id: 'pref_id' }, refused],
  ['pid1', { pref_or_school_id: 'pref_id:13:1' }, refused],
  ['pid2', { pref_or_school_id: 'pref_id:13', school_id: 'school_id:5' }, allowed],
  ['pid2', { pref_or_school_id: 'school_id:13', school_id: 'school_id:5' }, refused],
  ['pid2', { pref_or_school_id: 'pref_id:pref_id:13', school_id: 'school_id:5' }, refused],
  ['pid2', { pref_or_school_id: 'pref_id:13', school_id: '5' }, refused],
  ['pid2', { pref_or_school_id: 'pref_id:13', school_id: 'pref_id:5' }, refused],
  ['num', { id: '1' }, allowed],
  ['num', { id: '1234567890' }, allowed],
  ['num', { id: '12345678901' }, refused],
  ['num', { id: '1a' }, refused],
  ['areaSlug', { area: 'keiji' }, allowed],
  ['areaSlug', { area: 'tokyo' }, refused],
  ['prefSlug', { prefecture: 'tokyo' }, allowed],
  ['prefSlug', { prefecture: 'kanto' }, refused],
  ['prefSlug', { prefecture: 'Tokyo' }, refused],
  ['placeSlug', { area_or_pref: 'kanto' }, allowed],
  ['placeSlug', { area_or_pref: 'tokyo' }, allowed],
  ['placeSlug', { area_or_pref: 'kanto', pref: 'tokyo' }, allowed],
  ['placeSlug', { area_or_pref: 'tokyo', pref: 'tokyo' }, refused],
  ['placeSlug', { area_or_pref: 'nowhere' }, refused],
  ['slug', { event_name: 'spring', event_child: 'schedule', child_01: 'a-1_b' }, allowed],
  ['slug', { event_name: 'Spring' }, refused],
  ['slug', { event_name: 'spring', event_child: 'a b' }, refused],
  ['slug', { event_name: 'a'.repeat(41) }, refused],
  ['key', { random_key: 'Ab3_-xyz9' }, allowed],
  ['key', { pref: 'tokyo', estate_id: '12', random_key: 'Ab3_-xyz9' }, allowed],
  ['key', { random_key: 'short' }, refused],
  ['key', { estate_id: 'x', pref: 'tokyo', random_key: 'Ab3_-xyz9' }, refused],
  ['key', { pref: 'nowhere', random_key: 'Ab3_-xyz9' }, refused],
  ['range', { lat: '35.7', lon: '139.7', dis: '3' }, allowed],
  ['range', { dis: '3' }, allowed],
  ['range', {}, allowed],
  ['range', { lat: '35.7', dis: '3' }, refused],
  ['range', { lat: '95', lon: '139.7', dis: '3' }, refused],
  ['range', { lat: 'x', lon: '139.7', dis: '3' }, refused],
  ['range', { lon: '139.7', dis: '3' }, refused],
  ['range', { lat: '35.7', lon: '139.7' }, allowed],
  ['range', { lat: '-90', lon: '180', dis: '10' }, allowed],
  ['range', { lat: '90.0000000001', lon: '139.7', dis: '3' }, refused],
  ['range', { lat: '35.7', lon: '-180.1', dis: '3' }, refused],
  ['range', { lat: '３５.7', lon: '139.7', dis: '3' }, refused],
  ['range', { lat: '1e1', lon: '139.7', dis: '3' }, refused],
  ['range', { lat: '', lon: '', dis: '3' }, refused],
  ['range', { dis: '2.5' }, allowed],
  ['range', { dis: '100' }, refused],
  ['range', { dis: '-3' }, refused],
  ['range', { dis: '' }, refused],
  ['range', { dis: 'all' }, refused],
])('%s with %j leads to %p', async (name, params, target) => {
  expect(await targetOf(name, '/anywhere/', params)).toBe(target);
});

test('the first guard that sends the visitor elsewhere wins, and its answer is a redirect', async () => {
  const args = argsOf('/x/', { pref_or_school_id: 'pref_id', school_id: 'x' });
  const answer: unknown = await runGuards(['pid1', 'auth'], args).catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('Location')).toBe('/404/');
  await expect(runGuards(['fav'], argsOf('/favorite/'))).resolves.toBeUndefined();
});
