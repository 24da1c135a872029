import type { createBrowserRouter } from 'react-router-dom';
import { readAhead } from '@gakumado/shared/ahead';
import { untilPainted } from '@gakumado/shared/ui';
import { markPressed } from '../pressed.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>;

/**
 * Lets a link that knows first lines of its page show its press before anything else is done (decision 73): the start of a navigation
 * renders the frame and asks for the files of the page, which takes a slow phone longer than a press may wait.
 */
export function showPressFirst(router: Router): void {
  router.navigate = new Proxy(router.navigate, {
    apply(navigate, self, args: Parameters<Router['navigate']>) {
      const [, options] = args;
      const go = (): Promise<void> => Reflect.apply(navigate, self, args);
      if (!readAhead(options?.state)) return go();
      const unmark = markPressed();
      return untilPainted().then(go).finally(unmark);
    },
  });
}
