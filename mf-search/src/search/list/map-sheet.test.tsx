import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapStub, painted, renderRoutes, stubWebGl } from '@gakumado/shared/testing';
import { makeCampus, makeEstate } from '../../testing/test-data.ts';

import { routes } from '../../routes.tsx';

const campus = makeCampus({ campus_id: 10, school_id: 1 });
const page = '/search/school/pref_id:13/school_id:10/';
const estates = [1, 2, 3].map((id) => makeEstate({ estate_id: id, name: `見本マンション${id}` }));
const pins = estates.map(({ estate_id }, index) => ({
  estate_id,
  lat: 35.7 + index / 100,
  lon: 139.7,
  price_min: 52_500,
  vacant_status_id: 1,
}));
const answers = {
  'school/campus/list': [campus],
  'estate/school/list': { result: estates, total_count: 3, facets: {} },
  'estate/map/list': { result: pins, total_count: 3 },
  'equipment/list': [],
};

beforeEach(() => {
  mapStub.map = null;
  stubWebGl();
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

async function openMap() {
  const view = await renderRoutes(routes, `${page}?view=map`, { answers });
  await screen.findByRole('button', { name: '地図を拡大' });
  return view;
}

const controls = () => screen.getByRole('group', { name: '一覧の高さ' });
const step = (name: string) => within(controls()).getByRole('button', { name });
async function press(name: string) {
  await userEvent.click(step(name));
  await painted();
}
const said = () => within(controls()).getByRole('status').textContent;
const LOW = '一覧を下げています';
const HALF = '一覧を半分まで広げています';
const FULL = '一覧をいっぱいに広げています';

test('two quick presses step the list twice', async () => {
  await openMap();
  fireEvent.click(step('一覧を広げる'));
  fireEvent.click(step('一覧を広げる'));
  await painted();
  expect(said()).toBe(FULL);
});

test('buttons step the list up and down, and keep the focus at the ends', async () => {
  await openMap();
  expect(said()).toBe(LOW);
  expect(step('一覧を下げる')).toHaveAttribute('aria-disabled', 'true');
  await press('一覧を広げる');
  expect(said()).toBe(HALF);
  step('一覧を広げる').focus();
  await userEvent.keyboard('{Enter}');
  await painted();
  expect(said()).toBe(FULL);
  expect(step('一覧を広げる')).toHaveFocus();
  await userEvent.keyboard(' ');
  await painted();
  expect(said()).toBe(FULL);
  expect(step('一覧を広げる')).toHaveAttribute('aria-disabled', 'true');
  await press('一覧を下げる');
  expect(said()).toBe(HALF);
});

test('the keyboard raises the list that it comes into, and a pin or the map lowers it', async () => {
  await openMap();
  step('一覧を下げる').focus();
  await userEvent.tab();
  expect(said()).toBe(HALF);
  act(() => mapStub.map?.tap('pins', { id: 3 }));
  expect(said()).toBe(LOW);
  await press('一覧を広げる');
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(said()).toBe(LOW);
});

test('a press in the lowered list moves nothing', async () => {
  await openMap();
  const box = screen.getByRole('checkbox', { name: /見本マンション1/ });
  fireEvent(box, new MouseEvent('pointerdown', { bubbles: true }));
  act(() => box.focus());
  expect(said()).toBe(LOW);
});

test('the handle is dragged to a stop, and a tap takes it to the next', async () => {
  await openMap();
  const sheet = controls().parentElement;
  if (!sheet?.parentElement) throw new Error('no sheet');
  Object.defineProperty(sheet.parentElement, 'clientHeight', { value: 600 });
  Object.defineProperty(sheet, 'clientHeight', { value: 112 });
  sheet.style.minHeight = '112px';
  Object.assign(controls(), { setPointerCapture: () => {} });
  // jsdom knows no pointers: a mouse event of that name has where it is, and the rest is given to it.
  const at = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    clientY: number,
    time?: number,
  ) => {
    const event = new MouseEvent(type, { clientY, bubbles: true });
    if (time !== undefined) Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(controls(), Object.assign(event, { isPrimary: true, pointerId: 1 }));
  };
  at('pointerdown', 600);
  at('pointermove', 300);
  expect(sheet).toHaveStyle({ height: '412px' });
  at('pointercancel', 300);
  expect(said()).toBe(LOW);
  // A flick, whose last touch is where the one before was.
  at('pointerdown', 600, 1000);
  at('pointermove', 580, 1020);
  at('pointermove', 560, 1040);
  at('pointermove', 560, 1058);
  at('pointerup', 560, 1060);
  expect(said()).toBe(HALF);
  at('pointerdown', 300);
  at('pointerup', 300);
  expect(said()).toBe(FULL);
});

test('一覧 goes on at the home that was chosen on the map', async () => {
  const { router } = await openMap();
  act(() => mapStub.map?.tap('pins', { id: 2 }));
  const views = screen.getByRole('navigation', { name: '表示の切り替え' });
  await userEvent.click(within(views).getByRole('link', { name: '一覧' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ search: '', hash: '#estate-2' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: '一覧の高さ' })).not.toBeInTheDocument());
});

test('一覧 begins at its beginning when nothing was chosen', async () => {
  const { router } = await openMap();
  await userEvent.click(screen.getByRole('link', { name: '一覧' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ search: '', hash: '' }));
});

test('Back from an estate shows the list as it was left', async () => {
  const { router } = await openMap();
  await press('一覧を広げる');
  await press('一覧を広げる');
  await act(() => router.navigate('/view/3/'));
  await act(() => router.navigate(-1));
  await screen.findByRole('button', { name: '地図を拡大' });
  expect(said()).toBe(FULL);
});

test('order, costs and a second target come after the cards', async () => {
  await openMap();
  const save = await screen.findByRole('button', { name: /保存/ });
  for (const part of [
    screen.getByText('費用の条件'),
    screen.getByText('並び順：'),
    screen.getByText(/2か所に通える/),
  ]) {
    expect(save.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
