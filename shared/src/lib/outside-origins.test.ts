import { z } from 'zod';
import { isShown, outsideOrigins, outsideVariables } from './outside-origins.ts';

const read = (env: Record<string, string>) => outsideOrigins(z.object(outsideVariables).parse(env));

test('without configuration nothing but the player of videos', () => {
  expect(read({})).toEqual({
    files: [],
    pictures: [],
    panoramas: [],
    videos: ['https://www.youtube-nocookie.com'],
    tiles: [],
    captcha: [],
  });
});

test('lists of origins, written as people write them', () => {
  expect(
    read({
      PICTURE_ORIGINS: 'https://img.example.com/, https://CDN.example.com',
      PANORAMA_ORIGINS: 'https://360.example.com:8443',
    }),
  ).toMatchObject({
    pictures: ['https://img.example.com', 'https://cdn.example.com'],
    panoramas: ['https://360.example.com:8443'],
  });
  expect(() => read({ PICTURE_ORIGINS: 'http://img.example.com' })).toThrow('https origins');
  expect(() => read({ PICTURE_ORIGINS: "https://a.example 'unsafe-inline'" })).toThrow('https origins');
});

test('an empty variable is an absent one', () => {
  expect(read({ PICTURE_ORIGINS: '', CAPTCHA_PROVIDER: '', RECAPTCHA_SCRIPT_URL: '' })).toEqual(read({}));
});

test('reCAPTCHA only where it is configured', () => {
  const recaptcha = { CAPTCHA_PROVIDER: 'recaptcha' };
  expect(read(recaptcha).captcha).toEqual([
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  const elsewhere = { ...recaptcha, RECAPTCHA_SCRIPT_URL: 'https://www.recaptcha.net/recaptcha/api.js' };
  expect(read(elsewhere).captcha[0]).toBe('https://www.recaptcha.net/recaptcha/');
});

test('the services of other settings', () => {
  expect(
    outsideOrigins({
      RELEASE_PUBLIC_URL: 'https://cdn.example.com/releases',
      CONTENT_BASE_URL: 'https://gakumado.microcms.io/api/v1',
      MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png',
    }),
  ).toMatchObject({
    files: ['https://cdn.example.com'],
    pictures: ['https://images.microcms-assets.io'],
    tiles: ['https://tiles.example.com'],
  });
  expect(outsideOrigins({ RELEASE_PUBLIC_URL: '/releases' }).files).toEqual([]);
});

test('a tile service has the places of its squares in its address', () => {
  expect(read({ MAP_TILES_URL: 'off' }).tiles).toEqual([]);
  expect(() => read({ MAP_TILES_URL: 'https://tiles.example.com/' })).toThrow('{z}, {x} and {y}');
});

test.each([
  ['/images/pictures/a.webp', true],
  ['https://img.example.com/a.jpg?w=1', true],
  ['https://img.example.com.evil.example/a.jpg', false],
  ['https://img.example.com@evil.example/a.jpg', false],
  ['http://img.example.com/a.jpg', false],
  ['https://', false],
])('%s is shown: %s', (address, expected) => {
  expect(isShown(address, ['https://img.example.com'])).toBe(expected);
});
