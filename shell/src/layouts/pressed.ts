/** A change that comes later than this after a press, in ms, has another cause, such as a map that was moved. */
const CAUSE_MS = 1_000;

let pressed: { control: Element; at: number } | undefined;

/** Notes each press of a link or button; the function that it returns ends that. */
export function notePresses(): () => void {
  function handleClick({ target }: MouseEvent) {
    const control = target instanceof Element ? target.closest('a[href], button') : null;
    pressed = control ? { control, at: performance.now() } : undefined;
  }
  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
}

/** ms since the press that may have caused what happens now; 0: there was none. */
export function sincePress(): number {
  const ms = pressed ? performance.now() - pressed.at : Infinity;
  return ms > CAUSE_MS ? 0 : ms;
}

/** Marks what was pressed just now (`data-pending`); the function that it returns takes the mark away. */
export function markPressed(): () => void {
  const control = pressed && performance.now() - pressed.at <= CAUSE_MS ? pressed.control : undefined;
  control?.setAttribute('data-pending', '');
  return () => control?.removeAttribute('data-pending');
}
