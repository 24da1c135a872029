import { logAccess, logFavorites } from './log-access.ts';

const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
const entries = () => sendBeacon.mock.calls.map(([, text]) => JSON.parse(text));

beforeEach(() => {
  sessionStorage.clear();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(navigator, 'doNotTrack');
  jest.restoreAllMocks();
});

test('pages of one visit share a random word, and carry the ids of their address but no query', () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/search?q=name');
  logAccess('/search/school/pref_id:13/school_id:56/');
  logAccess('/view/102765/', '/search/school/pref_id:13/school_id:56/');
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/v1/user/log/access/save');
  const [first, second] = entries();
  expect(first).toEqual({
    session_key: expect.stringMatching(/^[\w-]{8,64}$/),
    page_path: '/search/school/pref_id:13/school_id:56/',
    referrer: 'https://www.google.com',
    campus_id: 56,
  });
  expect(second).toEqual({
    session_key: first.session_key,
    page_path: '/view/102765/',
    referrer: '/search/school/pref_id:13/school_id:56/',
    estate_id: 102765,
  });
});

test('a page of this site is a referrer without its query', () => {
  jest
    .spyOn(document, 'referrer', 'get')
    .mockReturnValue(`${location.origin}/reset_password/change/?code=1&mail_address=a`);
  logAccess('/login/');
  expect(entries()[0].referrer).toBe('/reset_password/change/');
});

test.each([
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true })],
  [
    'Global Privacy Control',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  ],
])('nothing is logged against %s', (_name, ask) => {
  ask();
  logAccess('/');
  expect(sendBeacon).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test('favourites are logged one by one, without the key of a handed page', () => {
  logFavorites([1, 2], 'add');
  logAccess('/simpleview/tokyo/12/Ab3dEf5h/');
  expect(entries()).toMatchObject([
    { estate_id: 1, action: 'add' },
    { estate_id: 2, action: 'add' },
    { page_path: '/simpleview/' },
  ]);
});

test('a log that cannot be sent disturbs nobody', () => {
  sendBeacon.mockImplementationOnce(() => {
    throw new TypeError('blocked');
  });
  expect(() => logAccess('/')).not.toThrow();
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  expect(() => logAccess('/')).not.toThrow();
});
