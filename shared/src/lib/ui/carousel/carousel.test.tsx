import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel } from './carousel.tsx';

/** A browser of the given setting in which everything is equally wide. */
function useBrowser({ isMotionReduced, width = 500 }: { isMotionReduced: boolean; width?: number }) {
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { matches: isMotionReduced, media }) as unknown as MediaQueryList;
  window.ResizeObserver = class {
    #report: ResizeObserverCallback;
    constructor(report: ResizeObserverCallback) {
      this.#report = report;
    }
    observe() {
      this.#report([{ contentRect: { width } } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
}

const slides = ['一', '二', '三', '四', '五'].map((name) => (
  <a key={name} href={`#${name}`}>
    {name}
  </a>
));
const carousel = (
  <Carousel label="新着の物件" itemWidth={215} intervalMs={7_000}>
    {slides}
  </Carousel>
);
const isMovedTo = (name: string) =>
  screen.getByText('一').closest('[inert]') !== null && !screen.getByText(name).closest('[inert]');

/** The carousel once it moves: what moves it is fetched first. */
async function showMoving() {
  const view = render(carousel);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return view;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the server renders all slides in a row, without anything that moves', () => {
  const html = renderToString(carousel);
  for (const name of ['一', '二', '三', '四', '五']) expect(html).toContain(name);
  expect(html).not.toContain('slick');
});

test('it advances on its own until the pause button is pressed', async () => {
  useBrowser({ isMotionReduced: false });
  await showMoving();
  expect(screen.getByText('一').closest('[inert]')).toBeNull();
  act(() => jest.advanceTimersByTime(7_100));
  expect(isMovedTo('二')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '自動再生を止める' }));
  act(() => jest.advanceTimersByTime(30_000));
  expect(isMovedTo('二')).toBe(true);
  expect(screen.getByRole('button', { name: '自動再生を始める' })).toBeInTheDocument();
});

test.each([
  ['the pointer is over it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['a finger is on it', fireEvent.touchStart, fireEvent.touchEnd],
  ['something in it has the focus', fireEvent.focusIn, fireEvent.focusOut],
])('it stands still while %s', async (_name, begin, end) => {
  useBrowser({ isMotionReduced: false });
  const { container } = await showMoving();
  const place = container.querySelector('.moving')!;
  begin(place);
  act(() => jest.advanceTimersByTime(30_000));
  expect(isMovedTo('二')).toBe(false);
  end(place);
  act(() => jest.advanceTimersByTime(7_100));
  expect(isMovedTo('二')).toBe(true);
});

test('it stands still while its steps are in use, and moves once it is told to', async () => {
  useBrowser({ isMotionReduced: false });
  await showMoving();
  act(() => screen.getByRole('button', { name: '次へ' }).focus());
  act(() => jest.advanceTimersByTime(30_000));
  expect(isMovedTo('二')).toBe(false);
  act(() => screen.getByRole('button', { name: '自動再生を止める' }).focus());
  act(() => jest.advanceTimersByTime(7_100));
  expect(isMovedTo('二')).toBe(true);
});

test('it goes on standing still under the pointer when the focus has left', async () => {
  useBrowser({ isMotionReduced: false });
  const { container } = await showMoving();
  const place = container.querySelector('.moving')!;
  fireEvent.pointerEnter(place);
  fireEvent.focusIn(place);
  fireEvent.focusOut(place);
  act(() => jest.advanceTimersByTime(30_000));
  expect(isMovedTo('二')).toBe(false);
});

test('it never moves against the setting of the visitor', async () => {
  useBrowser({ isMotionReduced: true });
  const { container } = await showMoving();
  act(() => jest.advanceTimersByTime(30_000));
  expect(container.querySelector('.slick-slider')).toBeNull();
  expect(screen.getByRole('link', { name: '五' })).toBeInTheDocument();
});

test('a slide that the edge cuts comes in when the keyboard reaches it', async () => {
  useBrowser({ isMotionReduced: false });
  await showMoving();
  act(() => screen.getByText('三').focus());
  act(() => jest.advanceTimersByTime(500));
  expect(isMovedTo('三')).toBe(true);
});

test('where a slide would be wider than the screen, one is shown at a time, up to the last', async () => {
  useBrowser({ isMotionReduced: false, width: 200 });
  await showMoving();
  for (const name of ['一', '二', '三', '四', '五']) {
    act(() => screen.getByText(name).focus());
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByText(name).closest('[inert]')).toBeNull();
    expect(screen.getByText(name)).toHaveFocus();
    const next = screen.getByRole('button', { name: '次へ' });
    expect(next).toHaveAttribute('aria-disabled', String(name === '五'));
    fireEvent.click(next);
    await act(() => jest.advanceTimersByTimeAsync(500));
  }
});
