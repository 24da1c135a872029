import { createOverlay } from 'webpack-dev-server/client/overlay.js';
import type { TracedError } from '../base/development.ts';

const titles = {
  /** The server cannot render the page. */
  server: 'サーバー',
  /** The page is replaced by a message. */
  page: 'ブラウザー',
  /** The page is there: an error that the next change may heal. */
  update: 'ブラウザー',
} as const;

export type FailureKind = keyof typeof titles;

/** The failures of a page, in webpack's overlay while there are any. */
export function createFailures() {
  const overlay = createOverlay({});
  let failures: { kind: FailureKind; error: TracedError }[] = [];
  /** How often each kind was cleared. */
  const clearings: Record<FailureKind, number> = { server: 0, page: 0, update: 0 };

  const show = () => {
    overlay.send({ type: 'DISMISS' });
    if (failures.length === 0) return;
    const messages = failures.map(({ kind, error: { message, place, stack } }) => ({
      file: `${place ?? '?'} (${titles[kind]})`,
      message: `${message}\n\n${stack}`,
    }));
    overlay.send({ type: 'RUNTIME_ERROR', messages });
  };

  const isSame = (a: TracedError, b: TracedError) => a.message === b.message && a.place === b.place;

  const clear = (kind: FailureKind) => {
    clearings[kind] += 1;
    if (!failures.some((one) => one.kind === kind)) return;
    failures = failures.filter((one) => one.kind !== kind);
    show();
  };

  const add = (kind: FailureKind, error: TracedError) => {
    if (failures.some((one) => one.kind === kind && isSame(one.error, error))) return;
    failures.push({ kind, error });
    show();
  };

  return {
    /** Gives a failure that is shown the places of its sources. */
    locate: (error: TracedError, traced: TracedError) => {
      const shown = failures.find((one) => one.error === error);
      if (!shown) return;
      shown.error = traced;
      show();
    },
    has: (kind: FailureKind) => failures.some((one) => one.kind === kind),
    add,
    clear,
    /** Replaces the failure of a kind. */
    set: (kind: FailureKind, error: TracedError | null) => {
      const known = failures.find((one) => one.kind === kind);
      if (known && error && isSame(known.error, error)) return;
      clear(kind);
      if (error) add(kind, error);
    },
    /** Answers a function that says whether failures of a kind were cleared since. */
    expect: (kind: FailureKind) => {
      const before = clearings[kind];
      return () => clearings[kind] === before;
    },
  };
}
