import { pictureSource } from './picture-source.ts';

test('a picture of the site comes in the widths of the image proxy', () => {
  const source = pictureSource('/images/pictures/room-01.webp', 400);
  expect(source).toEqual({
    src: '/images/pictures/room-01.webp?w=480&q=75&fm=webp',
    srcSet:
      '/images/pictures/room-01.webp?w=160&q=75&fm=webp 160w, ' +
      '/images/pictures/room-01.webp?w=320&q=75&fm=webp 320w, ' +
      '/images/pictures/room-01.webp?w=480&q=75&fm=webp 480w',
  });
});

test('without a bound all widths are offered', () => {
  expect(pictureSource('/images/a.webp')?.srcSet?.split(', ')).toHaveLength(6);
});

test('a picture from elsewhere is taken as it is, and an empty path gives none', () => {
  expect(pictureSource('https://example.com/a.png')).toEqual({ src: 'https://example.com/a.png' });
  expect(pictureSource(null)).toBeNull();
  expect(pictureSource('null')).toBeNull();
});
