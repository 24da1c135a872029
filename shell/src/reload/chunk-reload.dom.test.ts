import { countFailedPage, loadOrReload, reloadAfterChunkFailure } from './chunk-reload.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a part that fails loads the page anew, at most once a minute', () => {
  const reload = jest.fn();
  const now = jest.spyOn(Date, 'now');
  now.mockReturnValue(1_000_000);
  expect(reloadAfterChunkFailure('/faq/', reload)).toBe(true);
  expect(reload).toHaveBeenCalledWith('/faq/');
  now.mockReturnValue(1_059_999);
  expect(reloadAfterChunkFailure('/faq/', reload)).toBe(false);
  now.mockReturnValue(1_060_000);
  expect(reloadAfterChunkFailure('/topic/', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that the server could not show is not loaded anew within the minute', () => {
  const reload = jest.fn();
  countFailedPage();
  expect(reloadAfterChunkFailure('/faq/', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is loaded anew without a network or without a storage', () => {
  const reload = jest.fn();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadAfterChunkFailure('/faq/', reload)).toBe(false);
  jest.restoreAllMocks();
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  expect(reloadAfterChunkFailure('/faq/', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a failure is held back while the page is reloaded, and reported the second time', async () => {
  const reload = jest.fn();
  const fail = () => Promise.reject(new Error('chunk failed'));
  const onTold = jest.fn();
  jest.useFakeTimers();
  loadOrReload(fail, () => '/faq/', { reload }).catch(onTold);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledWith('/faq/');
  expect(onTold).not.toHaveBeenCalled();
  await expect(loadOrReload(fail, () => '/faq/', { reload })).rejects.toThrow('chunk failed');
  // A browser that does not load it after all shows a message.
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onTold).toHaveBeenCalled();
  jest.useRealTimers();
  await expect(
    loadOrReload(
      async () => 'page',
      () => '/faq/',
      { reload },
    ),
  ).resolves.toBe('page');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a late failure does not bring a visitor back', async () => {
  const reload = jest.fn();
  const left = new AbortController();
  const fail = async () => {
    left.abort();
    throw new Error('chunk failed');
  };
  const { signal } = left;
  await expect(loadOrReload(fail, () => '/faq/', { signal, reload })).rejects.toThrow('chunk failed');
  expect(reload).not.toHaveBeenCalled();
});
