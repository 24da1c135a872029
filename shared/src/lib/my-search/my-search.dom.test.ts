import Cookies from 'js-cookie';
import { mySearchText, parseMySearch, readMySearch, rememberMySearch, writeMySearch } from './index.ts';

const north = { school_id: 55, name: '北キャンパス' };
const south = { school_id: 56, name: '南キャンパス' };
const station = { lat: 35.70112, lon: 139.70045, name: '新大久保駅' };

function logIn(customerId: string) {
  Cookies.set('Authorization', 'token');
  Cookies.set('KEY_CUSTOMER_ID', customerId);
}

const logOut = () => ['Authorization', 'KEY_CUSTOMER_ID'].forEach((name) => Cookies.remove(name));

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

test('what pages say is added up', () => {
  rememberMySearch({ places: [north], cost_to: 80_000 });
  rememberMySearch({ gender: 1, stay_months: 24, with_meals: true });
  rememberMySearch({ move_in_ym: '2027-04', cost_to: 90_000 });
  expect(readMySearch()).toEqual({
    places: [north],
    gender: 1,
    cost_to: 90_000,
    move_in_ym: '2027-04',
    stay_months: 24,
    with_meals: true,
  });
});

test('a list of one of the two known places leaves both, another place takes their place', () => {
  rememberMySearch({ places: [north, station] });
  rememberMySearch({ places: [station] });
  rememberMySearch({ places: [] });
  expect(readMySearch().places).toEqual([north, station]);
  rememberMySearch({ places: [south] });
  expect(readMySearch().places).toEqual([south]);
});

test('campuses of two schools with one name are two places', () => {
  const mejiro = (school_id: number) => ({ school_id, name: '目白キャンパス' });
  rememberMySearch({ places: [mejiro(55)] });
  rememberMySearch({ places: [mejiro(56)] });
  expect(readMySearch().places).toEqual([mejiro(56)]);
});

test('what is said again is not written again: the moment of the last change stays', () => {
  writeMySearch({ places: [north], gender: 2 }, 1_000);
  rememberMySearch({ places: [north], gender: 2 });
  expect(parseMySearch(mySearchText())?.savedAt).toBe(1_000);
});

test('the longest profile has room in a kilobyte', () => {
  logIn('2147483647');
  const name = '漢'.repeat(40);
  writeMySearch({
    places: [
      { lat: -35.12345, lon: 139.12345, name },
      { lat: -35.12345, lon: 139.12346, name },
    ],
    gender: 1,
    cost_to: 9_999_999,
    move_in_ym: '2027-04',
    stay_months: 72,
    with_meals: false,
    food_budget: 9_999_999,
  });
  expect(readMySearch().places).toHaveLength(2);
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('MY_SEARCH='));
  expect(cookie?.length).toBeLessThanOrEqual(1_024);
});

test('a guest’s profile goes with the login, a member’s does not go to the next member', () => {
  writeMySearch({ places: [north] });
  logIn('7');
  expect(readMySearch().places).toEqual([north]);
  rememberMySearch({ gender: 1 });
  logOut();
  logIn('8');
  expect(readMySearch()).toEqual({ places: [] });
});

test('one button forgets: for a guest nothing is left, for a member the moment, so that other devices hear of it', () => {
  writeMySearch({ places: [north] });
  writeMySearch({ places: [] });
  expect(mySearchText()).toBeNull();
  logIn('7');
  writeMySearch({ places: [] }, 2_000);
  expect(parseMySearch(mySearchText())).toEqual({ search: { places: [] }, savedAt: 2_000 });
});

test.each([
  '',
  '{',
  '[]',
  '3',
  '{"places":3}',
  '{"places":[null,{"school_id":-1,"name":"a"},{"lat":91,"lon":0,"name":"a"},{"school_id":1}],"gender":3}',
  '{"places":[],"cost_to":"80000","move_in_ym":"2027-13","stay_months":5,"with_meals":1}',
])('a foreign cookie does no harm: %s', (text) => {
  document.cookie = `MY_SEARCH=${encodeURIComponent(text)}; Path=/`;
  expect(readMySearch()).toEqual({ places: [] });
});
