import { createMemoryRouter } from 'react-router-dom';
import { RemoteUnavailableError } from '../base/remote-release.ts';
import { noteError, startSight } from './start-sight.ts';
import type { WatchedPage } from './page-origins.ts';

type Note = (metric: { name: string; value: number; entries: { startTime: number }[] }) => void;
const vitals: Record<string, Note> = {};
jest.mock('web-vitals', () => ({
  onLCP: (note: Note) => (vitals['LCP'] = note),
  onINP: (note: Note) => (vitals['INP'] = note),
  onCLS: (note: Note) => (vitals['CLS'] = note),
}));

const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
const sent = () => sendBeacon.mock.calls.flatMap(([, text]) => JSON.parse(text));

const FILES = 'https://example.com/releases';
const VIEW = { version: '0.1.0-2', route: 'mf-estate/view-page' };

/** An error with a stack in a file. */
function failIn(url: string, message = 'x is undefined'): TypeError {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at f (${url}:1:234)` });
}
const throwError = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));

let router: ReturnType<typeof createMemoryRouter>;

function pageOf(): WatchedPage {
  const release = (remote: string, version: string) => ({ remote, version, baseUrl: '', entry: '' });
  return {
    router,
    boot: {
      release: release('mf-estate', '0.1.0-2'),
      assets: { styles: [], preloads: [], scripts: [{ url: '/assets/shell-main.1a.js' }] },
    },
    releaseInUse: (remote) => (remote === 'mf-search' ? release(remote, '0.1.0-7') : undefined),
  };
}

/** Take the listeners of a test away again. */
const endings: (() => void)[] = [];

beforeEach(() => {
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const listen = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions) => {
      endings.push(() => target.removeEventListener(type, listener, options));
      add(type, listener, options);
    };
    jest.spyOn(target, 'addEventListener').mockImplementation(listen as typeof add);
  }
  router = createMemoryRouter(
    [
      { id: 'mf-estate/view-page', path: '/view/:id/', loader: () => null },
      { id: 'mf-search/home-page', path: '/', loader: () => null },
    ],
    { initialEntries: ['/view/1/?mail=hanako@example.com'], hydrationData: { loaderData: {} } },
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const end of endings.splice(0)) end();
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

test('an error that nobody caught is sent with its remote, version, route and place', async () => {
  await startSight(pageOf());
  throwError(failIn(`${FILES}/mf-estate/files/mf-estate-view-page.1a.js`));
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/_shell/sight');
  expect(sent()).toEqual([
    {
      kind: 'error',
      remote: 'mf-estate',
      ...VIEW,
      message: 'TypeError: x is undefined',
      place: { file: 'mf-estate-view-page.1a.js', line: 1, column: 234 },
    },
  ]);
});

test('a rejected promise, and an error that was caught before, count too', async () => {
  noteError(failIn('https://example.com/assets/shell-main.1a.js', 'early'));
  await startSight(pageOf());
  const reason = failIn(`${FILES}/mf-search/files/mf-search-card.1a.js`);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(sent()).toMatchObject([
    { remote: 'shell', version: 'shell-main.1a.js', message: 'TypeError: early' },
    { remote: 'mf-search', version: '0.1.0-7', route: 'mf-estate/view-page' },
  ]);
});

test('a file that did not come is sent once, also where the page fails with it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await startSight(pageOf());
  const url = `${FILES}/mf-estate/files/mf-estate-photos.1a.js`;
  const script = document.createElement('script');
  document.body.append(script);
  script.setAttribute('src', url);
  script.dispatchEvent(new Event('error'));
  noteError(new RemoteUnavailableError('mf-estate', { cause: new Error(`${url} was not loaded`) }));
  noteError(new RemoteUnavailableError('mf-search', { cause: new Error('the registry answered 503') }));
  script.remove();
  expect(sent()).toMatchObject([
    { kind: 'file', remote: 'mf-estate', ...VIEW, file: 'mf-estate-photos.1a.js' },
    { kind: 'error', remote: 'mf-search', message: 'Error: the registry answered 503' },
  ]);
});

test('errors of others, answers on purpose and loads that were called off are not sent', async () => {
  await startSight(pageOf());
  throwError(failIn('chrome-extension://abc/content.js'));
  throwError(failIn('https://tag.example/tag.js'));
  noteError({ status: 404 });
  noteError(Object.assign(failIn('/assets/shell-main.1a.js'), { name: 'AbortError' }));
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('no more than ten lines are sent, and none twice', async () => {
  await startSight(pageOf());
  for (let n = 0; n < 20; n += 1) throwError(failIn('/assets/shell-main.1a.js', `error ${n % 15}`));
  expect(sent()).toHaveLength(10);
});

test('vitals are sent when the page is hidden, by the page on which they were', async () => {
  await startSight(pageOf());
  const hide = (state: string) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  vitals['LCP']?.({ name: 'LCP', value: 1_200, entries: [{ startTime: 1_200 }] });
  await router.navigate('/');
  vitals['INP']?.({ name: 'INP', value: 40, entries: [{ startTime: 0 }] });
  vitals['INP']?.({ name: 'INP', value: 80, entries: [{ startTime: performance.now() }] });
  vitals['CLS']?.({ name: 'CLS', value: 0, entries: [] });
  hide('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  hide('hidden');
  hide('hidden');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([
    { kind: 'vital', remote: 'mf-estate', ...VIEW, name: 'LCP', value: 1_200 },
    {
      kind: 'vital',
      remote: 'mf-search',
      version: '0.1.0-7',
      route: 'mf-search/home-page',
      name: 'INP',
      value: 80,
    },
    { kind: 'vital', remote: 'mf-estate', ...VIEW, name: 'CLS', value: 0 },
  ]);
});

test('nothing is watched for a visitor who asks for no log', async () => {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
  await startSight(pageOf());
  // Without any listener the test would fail with the error.
  window.addEventListener('error', () => {});
  throwError(failIn('/assets/shell-main.1a.js'));
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('a report that cannot be sent disturbs nobody', async () => {
  sendBeacon.mockImplementationOnce(() => {
    throw new TypeError('blocked');
  });
  await startSight(pageOf());
  expect(() => noteError(failIn('/assets/shell-main.1a.js'))).not.toThrow();
});
