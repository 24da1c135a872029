import { createMemoryRouter } from 'react-router-dom';
import { trackVisit } from './log-tracking.ts';

const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
const sent = () => sendBeacon.mock.calls.map(([address, text]) => ({ address, ...JSON.parse(text) }));
let router: ReturnType<typeof createMemoryRouter>;

beforeAll(() => {
  router = createMemoryRouter([{ path: '*', loader: () => null }], {
    initialEntries: ['/search/keyword/?keyword=花子'],
  });
  trackVisit(router);
  // jsdom cannot leave the page.
  window.addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => {
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  document.body.innerHTML = '';
});

test('a changed condition is logged by the names of its fields, never by their values', async () => {
  await router.navigate('/search/keyword/?keyword=花子&layout=1K,1R&price_to=60000');
  await router.navigate('/search/keyword/?keyword=hanako@example.com&layout=1K&price_to=60000', {
    replace: true,
  });
  expect(sent()).toEqual([
    {
      address: '/api/v1/user/log/tracking/save',
      session_key: expect.stringMatching(/^[\w-]{8,64}$/),
      event_name: 'condition_changed',
      page_path: '/search/keyword/',
      params: { fields: 'layout,price_to' },
      ts: expect.any(Number),
    },
    expect.objectContaining({ params: { fields: 'keyword,layout' } }),
  ]);
  expect(JSON.stringify(sent())).not.toMatch(/花子|example\.com|60000/);
});

test('another page, the same address and an open photograph are no changed condition', async () => {
  await router.navigate('/search/area/pref_id:13/result/?layout=1K');
  await router.navigate('/search/area/pref_id:13/result/?layout=1K#list');
  await router.navigate('/');
  await router.navigate('/?photo=2');
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('fields with strange names are skipped, and no more are sent than the call keeps', async () => {
  const many = Array.from({ length: 12 }, (_, n) => `field_of_the_form_${'abcdefghijkl'[n]}=1`).join('&');
  await router.navigate(`/?Hanako=1&a@b.example=2&${many}`);
  const { params } = sent()[0];
  expect(params.fields.length).toBeLessThanOrEqual(100);
  expect(params.fields).toMatch(/^field_of_the_form_a,/);
  await router.navigate('/simpleview/tokyo/12/Ab3dEf5h/');
  await router.navigate('/simpleview/tokyo/12/Ab3dEf5h/?tab=2');
  expect(sent().at(-1)).toMatchObject({ page_path: '/simpleview/', params: { fields: 'tab' } });
});

test('a telephone call and an outbound link are logged with their place, links of the site are not', () => {
  document.body.innerHTML = `
    <main><a href="tel:0120000104"><b>電話</b></a><a href="/guide/">ガイド</a></main>
    <footer><a href="https://line.example/add?user=hanako">LINE</a></footer>
    <button>閉じる</button>`;
  document.querySelectorAll<HTMLElement>('b, a[href^="/"], footer a, button').forEach((part) => part.click());
  expect(sent()).toMatchObject([
    { event_name: 'tel_opened', params: { place: 'main' } },
    { event_name: 'outside_opened', params: { place: 'footer', host: 'line.example' } },
  ]);
  expect(JSON.stringify(sent())).not.toMatch(/0120|hanako/);
});

test('nothing is sent for a visitor who asks not to be tracked', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await router.navigate('/?layout=1R');
  await router.navigate('/?layout=1K');
  expect(sendBeacon).not.toHaveBeenCalled();
});
