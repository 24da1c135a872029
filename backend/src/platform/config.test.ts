import { readConfig } from './config.ts';
import { ConfigFault } from './read-variables.ts';

test('everything has a default but the switches of our own services', () => {
  expect(readConfig({})).toMatchObject({
    port: 3001,
    varDir: 'var',
    databaseUrl: undefined,
    accessKeys: ['gakumado-web'],
  });
});

test('BACKEND_PORT comes before PORT, and an empty variable is an absent one', () => {
  expect(readConfig({ PORT: '80', BACKEND_PORT: '90' }).port).toBe(90);
  expect(readConfig({ PORT: '80', BACKEND_PORT: '' }).port).toBe(80);
});

test('a comma list of keys', () => {
  expect(readConfig({ ACCESS_KEYS: 'one, two,' }).accessKeys).toEqual(['one', 'two']);
});

test.each([
  ['PORT', 'eighty'],
  ['BACKEND_PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigFault);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('a site that others reach does not start with the public keys', () => {
  const SITE_ORIGIN = 'https://gakumado.example';
  const own = { ACCESS_KEYS: 'key-of-pages', CONTENT_API_KEY: 'key-of-content' };
  expect(() => readConfig({ SITE_ORIGIN })).toThrow(/ACCESS_KEYS: .*\n.*CONTENT_API_KEY: /);
  expect(() => readConfig({ SITE_ORIGIN: 'http://192.168.1.5', ...own, CONTENT_API_KEY: '' })).toThrow(
    'CONTENT_API_KEY',
  );
  expect(() => readConfig({ SITE_ORIGIN, ...own, ACCESS_KEYS: 'key-of-pages,gakumado-web' })).toThrow(
    'ACCESS_KEYS',
  );
  expect(readConfig({ SITE_ORIGIN, ...own }).accessKeys).toEqual(['key-of-pages']);
  expect(() => readConfig({ SITE_ORIGIN: 'gakumado.example' })).toThrow('SITE_ORIGIN');
});
