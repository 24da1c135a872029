import type { Page, Request } from '@playwright/test';

/** Controls of one page that are used. */
const MOST = 14;

/** The controls that a visitor presses, ticks, chooses or writes in, without sending or leaving anything. */
const CONTROLS =
  'button:not([type=submit]), summary, input[type=checkbox], input[type=radio], select, input:not([type]), input[type=text], input[type=search]';

/** Uses the next control of another kind than those used, and says which; null where there is none. In the page, so that all pages are used at the same pace. */
function useNext([selector, used]: [string, readonly string[]]): string | null {
  // Controls come and go with what is used, and some are made anew: neither element nor number is theirs.
  const nameOf = (element: HTMLElement) => {
    const { name = '', type = '', value = '' } = element as Partial<HTMLInputElement>;
    const choice = /checkbox|radio/.test(type) ? value : '';
    const words = `${element.ariaLabel ?? ''} ${element instanceof HTMLSelectElement ? '' : element.textContent}`;
    return [element.localName, type, name, choice, words.replaceAll(/[\d⟦⟧\s]/g, '')].join('|');
  };
  const control = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].find(
    (element) =>
      element.checkVisibility() &&
      !used.includes(nameOf(element)) &&
      !/削除|取り消|退会|ログアウト|現在地|印刷|全画面|再生|読み上げ|地図/.test(
        element.textContent + (element.ariaLabel ?? ''),
      ),
  );
  if (!control) return null;
  const name = nameOf(control);
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find(({ selected, disabled }) => !selected && !disabled);
    if (other) control.value = other.value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLInputElement && !/checkbox|radio/.test(control.type)) {
    control.focus();
    // React hears of a value that the browser's own setter wrote.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, '東京');
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.blur();
  } else control.click();
  return name;
}

/** Calls of a page that are under way, from now on. */
function callsOf(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('request', (request) => {
    if (/fetch|xhr/.test(request.resourceType())) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

/** Longer than a form rests before it asks for its numbers, in ms. */
const REST_MAX_MS = 1_000;

/** Counts, in every page that is opened from now on, what waits for a rest of the visitor, for {@link useControls}. */
export const countRests = (page: Page) =>
  page.addInitScript((restMaxMs) => {
    if ('rests' in window) return;
    const rests = new Set<number>();
    const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    const startAndCount = (work: TimerHandler, ms = 0, ...values: unknown[]) => {
      const id = start(() => {
        rests.delete(id);
        if (typeof work === 'function') work(...values);
      }, ms);
      if (ms > 0 && ms < restMaxMs) rests.add(id);
      return id;
    };
    const stopAndForget = (id?: number) => {
      rests.delete(id ?? 0);
      stop(id);
    };
    Object.assign(window, { rests, setTimeout: startAndCount, clearTimeout: stopAndForget });
  }, REST_MAX_MS);

/** In the page: waits until two frames with nothing else to do have changed nothing, and nothing waits for a rest. */
const untilStill = () =>
  new Promise<void>((resolve) => {
    let isStill = false;
    const { rests } = window as unknown as { rests: ReadonlySet<number> };
    // Some wait for ever, each time anew.
    const end = performance.now() + 3_000;
    const observer = new MutationObserver(() => (isStill = false));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = () => {
      if (isStill && (rests.size === 0 || performance.now() > end)) {
        observer.disconnect();
        return resolve();
      }
      isStill = true;
      requestAnimationFrame(() => requestIdleCallback(look));
    };
    look();
  });

/** Waits until nothing comes any more of what was used: no call is under way, and the page stays as it is. */
async function untilSettled(page: Page, calls: ReadonlySet<Request>): Promise<void> {
  do await page.evaluate(untilStill);
  while (calls.size > 0);
}

/** Uses the controls of a page one after the other, and closes what opens. Ends where one leads to another page. */
export async function useControls(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const calls = callsOf(page);
  const used: string[] = [];
  while (used.length < MOST) {
    const next = await page.evaluate(useNext, [CONTROLS, used] as [string, readonly string[]]);
    if (next === null) return;
    used.push(next);
    await untilSettled(page, calls);
    if (new URL(page.url()).pathname !== pathname) return;
    if ((await page.getByRole('dialog').count()) > 0) {
      await page.keyboard.press('Escape');
      await untilSettled(page, calls);
    }
  }
}
