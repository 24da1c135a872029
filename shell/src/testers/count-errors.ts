/** Texts of the errors of this page, with the addresses in their stacks. */
const errors: string[] = [];

const note = (error: unknown) =>
  errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Notes errors that nobody caught and files that were not loaded, from now on; returns the function that stops it. */
export function watchErrors(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener(
    'error',
    ({ error, target }) => {
      const isFile = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
      note(isFile ? ('src' in target ? target.src : target.href) : error);
    },
    // Errors of files do not bubble.
    { capture: true, signal },
  );
  window.addEventListener('unhandledrejection', ({ reason }) => void note(reason), { signal });
  return () => controller.abort();
}

/** Errors in which a file below an address has a part. */
export function countErrors(baseUrl: string): number {
  const base = new URL(baseUrl, document.baseURI).href;
  return errors.filter((text) => text.includes(base)).length;
}
