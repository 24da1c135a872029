let isPressed = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(end, () => (isPressed = false), true);
}

/**
 * Checks an item that is left, but not in the middle of a press: an error that appears then moves the button away from
 * under the pointer, and the press is lost.
 */
export function whenReleased(check: () => void): void {
  if (!isPressed) return check();
  // The click follows at once.
  const checkLater = () => window.setTimeout(check);
  window.addEventListener('pointerup', checkLater, { once: true });
}
