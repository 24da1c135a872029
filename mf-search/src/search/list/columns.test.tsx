import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapStub, renderRoutes, stubWebGl } from '@gakumado/shared/testing';
import type { ReceivedCall } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { makeCampus, makeEstate } from '../../testing/test-data.ts';

const page = '/search/school/pref_id:13/school_id:10/';
const campus = makeCampus({ campus_id: 10, school_id: 1 });
const pins = [1, 2].map((id) => ({
  estate_id: id,
  lat: 35.7 + id / 100,
  lon: 139.7,
  price_min: 52_500,
  monthly_cost_min: 63_760,
  vacant_status_id: 1,
}));

const answers = {
  'school/campus/list': [campus],
  'estate/school/list': ({ body }: ReceivedCall) => ({
    result: [1, 2].map((id) => makeEstate({ estate_id: id, name: `見本マンション${id}` })),
    total_count: 2,
    ...(body['with_facets'] === true && { facets: { layout: { '1K': 2 } } }),
  }),
  'estate/map/list': { result: pins, total_count: 2 },
  'equipment/list': [],
};

/** A screen of which the columns are in sight, or not. */
function stubSight(isInSight: boolean) {
  globalThis.IntersectionObserver = jest.fn((tell: IntersectionObserverCallback) => ({
    observe: () => tell([{ isIntersecting: isInSight } as IntersectionObserverEntry], {} as never),
    disconnect: () => {},
  })) as never;
}

beforeEach(() => {
  mapStub.map = null;
  stubWebGl();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const askedFor = (calls: readonly ReceivedCall[], path: string) => calls.some((call) => call.path === path);

test('beside a list come the filter and the map, and each points at the homes of the other', async () => {
  stubSight(true);
  const { calls } = await renderRoutes(routes, page, { answers });
  expect(await screen.findByText('2件を地図に表示しています。')).toBeInTheDocument();
  expect(askedFor(calls, 'estate/map/list')).toBe(true);
  const labels = () =>
    mapStub.map?.sources['pins']?.data.features.map(({ properties }) => properties?.['label']);
  await waitFor(() => expect(labels()).toEqual(['6.4万', '6.4万']));
  const [card] = screen.getAllByRole('article');
  fireEvent.pointerOver(card!);
  await waitFor(() =>
    expect(mapStub.map?.sources['highlight']?.data.features[0]?.properties?.['id']).toBe(1),
  );
});

test('the filter beside the list applies like the popup, and stays open where it was', async () => {
  stubSight(true);
  const { router } = await renderRoutes(routes, page, { answers });
  const column = within(await screen.findByRole('complementary', { name: '条件の絞り込み' }));
  const sentence = async (title: string) =>
    (await column.findByRole('heading', { name: title })).closest('details');
  await userEvent.click(await column.findByText('お部屋'));
  await userEvent.click(await column.findByRole('checkbox', { name: /^1K/ }));
  await act(() => userEvent.click(column.getByRole('button', { name: /この条件で絞り込む/ })));
  await waitFor(() => expect(router.state.location.search).toBe('?layout=1K'));
  expect(await sentence('お部屋')).toHaveAttribute('open');
  expect(await sentence('建物')).not.toHaveAttribute('open');
});

test('a screen without room for the columns asks for neither pins nor counts', async () => {
  stubSight(false);
  const { calls } = await renderRoutes(routes, page, { answers });
  await screen.findAllByRole('article');
  expect(askedFor(calls, 'estate/map/list')).toBe(false);
  expect(screen.queryByRole('region', { name: '地図で見る' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /この条件で絞り込む/ })).not.toBeInTheDocument();
});
