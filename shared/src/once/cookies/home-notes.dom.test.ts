import Cookies from 'js-cookie';
import {
  adoptGuestNotes,
  forgetSettledNotes,
  parseHomeNotes,
  readHomeNotesText,
  readWaitingNotes,
  settleHomeNotes,
  writeHomeNote,
} from './home-notes.ts';
import { cookieNames, storageKeys } from './names.ts';

const read = () => parseHomeNotes(readHomeNotesText());

function logIn(customerId: string) {
  Cookies.set(cookieNames.authorization, 'token');
  Cookies.set(cookieNames.customerId, customerId);
}

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
});

test('a note is kept, changed and forgotten', () => {
  writeHomeNote(1, ' 日当たりが良い ');
  writeHomeNote(2, '駅から遠い');
  expect(read()).toEqual({ 1: '日当たりが良い', 2: '駅から遠い' });
  writeHomeNote(1, ' ');
  expect(read()).toEqual({ 2: '駅から遠い' });
});

test('a note is shown to the visitor who wrote it, and follows a guest to the login', () => {
  writeHomeNote(1, 'ゲスト');
  writeHomeNote(2, 'ゲスト');
  logIn('7');
  expect(read()).toEqual({});
  writeHomeNote(2, '会員');
  adoptGuestNotes();
  expect(read()).toEqual({ 1: 'ゲスト', 2: '会員' });
  logIn('8');
  expect(read()).toEqual({});
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  expect(read()).toEqual({});
});

test('a member’s notes wait until the server has them, and what was written meanwhile waits on', () => {
  writeHomeNote(1, 'ゲスト');
  logIn('7');
  adoptGuestNotes();
  writeHomeNote(2, '会員');
  writeHomeNote(3, '消す');
  writeHomeNote(3, '');
  expect(readWaitingNotes()).toEqual({ written: { 2: '会員', 3: '' }, adopted: { 1: 'ゲスト' } });
  writeHomeNote(4, '送信中に書いた');
  settleHomeNotes({ 1: 'ほかの端末', 3: '古い', 5: 'ほかの端末' }, { 2: '会員', 3: '' });
  expect(read()).toEqual({ 1: 'ほかの端末', 2: '会員', 4: '送信中に書いた', 5: 'ほかの端末' });
  expect(readWaitingNotes()).toEqual({ written: { 4: '送信中に書いた' }, adopted: {} });

  forgetSettledNotes();
  expect(read()).toHaveProperty('4');
  settleHomeNotes({}, { 4: '送信中に書いた' });
  forgetSettledNotes();
  expect(readHomeNotesText()).toBe('{}');
});

test('notes that a member wrote before they were exchanged are kept, and replace none that the server has', () => {
  localStorage.setItem(storageKeys.homeNotes, '{"7":{"1":"古い端末だけ","2":"古い端末"}}');
  logIn('7');
  writeHomeNote(3, '新しい');
  // A logout before the first exchange loses nothing.
  forgetSettledNotes();
  expect(readWaitingNotes()).toEqual({
    written: { 3: '新しい' },
    adopted: { 1: '古い端末だけ', 2: '古い端末' },
  });
  settleHomeNotes({ 2: 'ほかの端末' }, { 1: '古い端末だけ', 3: '新しい' });
  expect(read()).toEqual({ 1: '古い端末だけ', 2: 'ほかの端末', 3: '新しい' });
  expect(readWaitingNotes()).toEqual({ written: {}, adopted: {} });
  // A note that another device deleted does not come back.
  settleHomeNotes({ 2: 'ほかの端末' }, {});
  expect(read()).toEqual({ 2: 'ほかの端末' });
  forgetSettledNotes();
  expect(readHomeNotesText()).toBe('{}');
});

test('two hundred characters of two hundred notes are kept', () => {
  for (let id = 1; id <= 201; id += 1) writeHomeNote(id, '𠮷'.repeat(201));
  expect(Object.keys(read())).toHaveLength(200);
  expect(read()[201]).toBe('𠮷'.repeat(200));
});

test.each(['', '{', '[]', '3', '{"guest":[1]}', '{"guest":{"1":2}}', '{"guest":null}'])(
  'foreign contents do no harm: %s',
  (text) => {
    localStorage.setItem(storageKeys.homeNotes, text);
    expect(read()).toEqual({});
    writeHomeNote(1, 'あ');
    expect(read()).toEqual({ 1: 'あ' });
  },
);

test('a device that keeps nothing says so', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeHomeNote(1, 'あ')).toBe(false);
  setItem.mockRestore();
});
