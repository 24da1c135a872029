import { WIDE_SCREEN } from '@gakumado/shared/ui';
import { reloadPage } from './reload-page.ts';

const OPEN_DIALOGUE = '[role="dialog"], [role="alertdialog"]';

/** A window that is being dragged passes the width many times. */
const SETTLE_MS = 300;

/**
 * Reloads the page when its width crosses the breakpoint (specification, section 4). Only a real crossing counts:
 * a keyboard that opens changes the height, and printing changes no window. Returns the function that stops it.
 */
export function reloadOnWidthCrossing(reload: () => void = reloadPage): () => void {
  const query = window.matchMedia?.(WIDE_SCREEN);
  if (!query) return () => {};
  const wasDesktop = query.matches;
  let timer: number | undefined;
  const handleResize = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (window.matchMedia(WIDE_SCREEN).matches === wasDesktop) return;
      // A reload would lose the choices in a dialogue, so it waits until the dialogue is closed.
      if (document.querySelector(OPEN_DIALOGUE)) handleResize();
      else reload();
    }, SETTLE_MS);
  };
  window.addEventListener('resize', handleResize);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('resize', handleResize);
  };
}
