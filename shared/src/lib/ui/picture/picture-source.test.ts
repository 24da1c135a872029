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

test('a picture of another site comes through the image proxy as well', () => {
  expect(pictureSource('https://img.example.com/a.png?v=1&x=2', 160)).toEqual({
    src: '/images/outside?url=https%3A%2F%2Fimg.example.com%2Fa.png%3Fv%3D1%26x%3D2&w=160&q=75&fm=webp',
    srcSet:
      '/images/outside?url=https%3A%2F%2Fimg.example.com%2Fa.png%3Fv%3D1%26x%3D2&w=160&q=75&fm=webp 160w',
  });
});

test('what is no file of a site is taken as it is, and an empty path gives none', () => {
  expect(pictureSource('data:image/gif;base64,R0')).toEqual({ src: 'data:image/gif;base64,R0' });
  expect(pictureSource(null)).toBeNull();
  expect(pictureSource('null')).toBeNull();
});
