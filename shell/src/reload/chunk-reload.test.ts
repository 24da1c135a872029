import { countFailedPage, orReload, reloadAfterChunkFailure } from './chunk-reload.ts';

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

test('a failure is held back while the page is loaded anew, and told the second time', async () => {
  const reload = jest.fn();
  const fail = () => Promise.reject(new Error('chunk failed'));
  const onTold = jest.fn();
  jest.useFakeTimers();
  orReload(fail, () => '/faq/', { reload }).catch(onTold);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledWith('/faq/');
  expect(onTold).not.toHaveBeenCalled();
  await expect(orReload(fail, () => '/faq/', { reload })).rejects.toThrow('chunk failed');
  // A browser that does not load it after all: the visitor is told.
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onTold).toHaveBeenCalled();
  jest.useRealTimers();
  await expect(
    orReload(
      async () => 'page',
      () => '/faq/',
      { reload },
    ),
  ).resolves.toBe('page');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a visitor who has gone elsewhere is not brought back by what fails behind', async () => {
  const reload = jest.fn();
  const left = new AbortController();
  const fail = async () => {
    left.abort();
    throw new Error('chunk failed');
  };
  const { signal } = left;
  await expect(orReload(fail, () => '/faq/', { signal, reload })).rejects.toThrow('chunk failed');
  expect(reload).not.toHaveBeenCalled();
});
