import Cookies from 'js-cookie';
import { clearGuestLists, readGuestHistory, writeGuestHistory } from '@gakumado/shared/cookies';
import { forgetMySearch, mySearchText, readMySearch, writeMySearch } from '@gakumado/shared/my-search';
import { keepGuestLists } from './keep-guest-lists.ts';

const post = jest.fn(async () => new Response(null, { status: 204 }));

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  post.mockClear();
  globalThis.fetch = post;
});

test('lists are set again by the server once a day, also those that only the mirror has', async () => {
  localStorage.setItem('Data-Favorite', '[3,5]');
  await keepGuestLists();
  expect(Cookies.get('Data-Favorite')).toBe('[3,5]');
  expect(post).toHaveBeenCalledWith('/_shell/guest-lists', expect.objectContaining({ method: 'POST' }));
  await keepGuestLists();
  expect(post).toHaveBeenCalledTimes(1);
});

test('a list that changes while the server answers stays as it changed, and is kept the next time', async () => {
  Cookies.set('DATA_HISTORY', '[1]');
  post.mockImplementationOnce(async () => {
    writeGuestHistory([1, 2]);
    // The server sets the cookies that it was sent.
    Cookies.set('DATA_HISTORY', '[1]');
    return new Response(null, { status: 204 });
  });
  await keepGuestLists();
  expect(readGuestHistory()).toEqual([1, 2]);
  await keepGuestLists();
  expect(post).toHaveBeenCalledTimes(2);
});

test('lists that a login has taken away do not come back', async () => {
  Cookies.set('Data-Favorite', '[1]');
  post.mockImplementationOnce(async () => {
    clearGuestLists();
    Cookies.set('Data-Favorite', '[1]');
    return new Response(null, { status: 204 });
  });
  await keepGuestLists();
  expect(Cookies.get()).toEqual({});
});

test('a failed call is tried again', async () => {
  Cookies.set('DATA_HISTORY', '[1]');
  post.mockRejectedValueOnce(new TypeError('network'));
  await keepGuestLists();
  await keepGuestLists();
  expect(post).toHaveBeenCalledTimes(2);
});

test('nothing is asked without lists, and nothing for a customer', async () => {
  await keepGuestLists();
  Cookies.set('Data-Favorite', '[1]');
  Cookies.set('Authorization', 'token');
  await keepGuestLists();
  expect(post).not.toHaveBeenCalled();
});

test('lists for which the storage has no room are their cookies, and are left alone', async () => {
  writeGuestHistory([1]);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeGuestHistory([1, 2]);
  expect(readGuestHistory()).toEqual([1, 2]);
  await keepGuestLists();
  setItem.mockRestore();
  expect(readGuestHistory()).toEqual([1, 2]);
  expect(post).not.toHaveBeenCalled();
});

test('what the visitor said is set again for a year, and a change meanwhile stays', async () => {
  writeMySearch({ places: [], gender: 1 });
  const before = mySearchText();
  post.mockImplementationOnce(async () => {
    writeMySearch({ places: [], gender: 2 });
    // The server sets the cookie that it was sent.
    document.cookie = `MY_SEARCH=${encodeURIComponent(before ?? '')}; Path=/`;
    return new Response(null, { status: 204 });
  });
  await keepGuestLists();
  expect(post).toHaveBeenCalledTimes(1);
  expect(readMySearch()).toEqual({ places: [], gender: 2 });
});

test('a profile that is forgotten meanwhile does not come back', async () => {
  writeMySearch({ places: [], gender: 1 });
  const before = mySearchText();
  post.mockImplementationOnce(async () => {
    forgetMySearch();
    document.cookie = `MY_SEARCH=${encodeURIComponent(before ?? '')}; Path=/`;
    return new Response(null, { status: 204 });
  });
  await keepGuestLists();
  expect(mySearchText()).toBeNull();
});
