import { reloadOnWidthCrossing } from './width-reload.ts';

let width = 1280;
const originalMatchMedia = window.matchMedia;

beforeEach(() => {
  jest.useFakeTimers();
  width = 1280;
  window.matchMedia = (media) => ({ media, matches: width >= 897 }) as MediaQueryList;
});
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = originalMatchMedia;
});

function resizeTo(next: number) {
  width = next;
  window.dispatchEvent(new Event('resize'));
}

test('the page is loaded anew when the width has crossed 897 px and stays there', () => {
  const reload = jest.fn();
  const stop = reloadOnWidthCrossing(reload);
  resizeTo(897);
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
  resizeTo(896);
  expect(reload).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});

test('a height that changes, and a width that comes back at once, reload nothing', () => {
  const reload = jest.fn();
  const stop = reloadOnWidthCrossing(reload);
  resizeTo(1280);
  jest.runAllTimers();
  resizeTo(600);
  jest.advanceTimersByTime(100);
  resizeTo(1000);
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
  stop();
  resizeTo(375);
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

test('an open dialogue is left alone until it is closed', () => {
  const reload = jest.fn();
  const stop = reloadOnWidthCrossing(reload);
  document.body.innerHTML = '<div role="dialog">条件を絞り込む</div>';
  resizeTo(600);
  jest.advanceTimersByTime(5_000);
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});
