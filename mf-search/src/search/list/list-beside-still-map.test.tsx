import { fireEvent, screen } from '@testing-library/react';
import { renderRoutes, stubWebGl } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { makeCampus, makeEstate } from '../../testing/test-data.ts';

/** A browser without a graphics processor, in a window with room for the columns. */
beforeEach(() => {
  stubWebGl();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    getExtension: () => null,
    getParameter: () => 'Google SwiftShader',
  } as never);
  globalThis.IntersectionObserver = jest.fn((tell: IntersectionObserverCallback) => ({
    observe: () => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as never),
    disconnect: () => {},
  })) as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('where drawing a map would hold up the page, a picture of it stands beside the list, with its homes', async () => {
  const homes = [1, 2].map((id) =>
    makeEstate({ estate_id: id, name: `見本マンション${id}`, lat: 35.7 + id / 1000, lon: 139.7 }),
  );
  await renderRoutes(routes, '/search/school/pref_id:13/school_id:10/', {
    answers: {
      'school/campus/list': [makeCampus({ campus_id: 10, school_id: 1 })],
      'estate/school/list': { result: homes, total_count: 2 },
      'equipment/list': [],
    },
  });
  const link = await screen.findByRole('link', { name: '地図で見る' });
  expect(link.getAttribute('href')).toContain('view=map');
  const column = link.parentElement!;
  expect(column.querySelector('img')?.getAttribute('src')).toMatch(
    /^\/images\/stills\/tall_13_35\.7050_139\.7100\.webp\?/,
  );
  const marks = () =>
    Array.from(column.querySelectorAll('i'), ({ dataset }) => Object.keys(dataset).join(' '));
  // The last is the campus, by its name.
  expect(column.querySelector('[data-target]')?.textContent).toBe('早稲田キャンパス');
  expect(marks()).toEqual(['', '', 'target']);
  fireEvent.pointerOver(screen.getAllByRole('article')[1]!);
  expect(marks()).toEqual(['', 'strong', 'target']);
});
