import { isWeakPassword } from './weak-password.ts';

const MAIL = 'Yamada.hanako+1@school1.example.ac.jp';

test.each([
  'password1',
  'PassWord1',
  'p@ssw0rd',
  '12345678a',
  'qwerty123',
  '1qaz2wsx',
  // The site's name, and parts of the own address.
  'gakumado1',
  'Gakumado2026!',
  '1yamada2026',
  'hanako-0401',
  'school12026',
  'yamada.hanako+1',
  'yamada.hanako+12',
])('%p is weak', async (password) => {
  expect(await isWeakPassword(password, MAIL)).toBe(true);
});

test.each([
  'sakura2026',
  'hanako no heya 5',
  'gakumado-no-mado7',
  'hanako390482716',
  // The country's part of an address, and short ones, say nothing.
  'jp-45-xyz-ac',
])('%p is not', async (password) => {
  expect(await isWeakPassword(password, MAIL)).toBe(false);
});

test('without an address there is nothing to guess from it', async () => {
  expect(await isWeakPassword('hanako2026', '')).toBe(false);
});
