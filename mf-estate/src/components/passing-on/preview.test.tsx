import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';

const property = (name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

test('a link to a property shows its drawn picture with size and words', async () => {
  await renderRoutes(routes, '/view/1001/', { answers });
  expect(property('og:image')).toMatch(/\/images\/previews\/1001\.jpg$/);
  expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630']);
  expect(property('og:image:alt')).toBe('カレッジコート早稲田の写真、毎月の実質負担、交通');
  expect(property('twitter:card')).toBe('summary_large_image');
});

test('that of one that is no longer let says so', async () => {
  await renderRoutes(routes, '/view/1001/', {
    answers: { ...answers, 'estate/detail': { ...estate, status: 2 } },
  });
  expect(property('og:image')).toMatch(/\/images\/previews\/1001\.jpg$/);
  expect(property('og:image:alt')).toBe('カレッジコート早稲田の写真、募集終了、交通');
});
