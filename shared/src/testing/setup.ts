import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { FormDataOfForms } from './form-data.ts';
import { computeStylesQuickly } from './quick-styles.ts';

// A layer that a test leaves open must not be open in the next one. Tests of the first HTML have no window.
afterEach(() => globalThis.window?.history.replaceState(null, ''));

globalThis.FormData = FormDataOfForms;

// jsdom knows no display of `wbr`, and names that hold one would be read with a space.
globalThis.document?.head.append(
  Object.assign(document.createElement('style'), { textContent: 'wbr{display:inline}' }),
);

if (globalThis.window) computeStylesQuickly();

// jsdom has no popovers, as Safari before 17. Their elements are shown.
if (globalThis.window) Object.assign(HTMLElement.prototype, { popover: null });

// Lists of twenty cards take their time in jsdom, more so on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// While a test waits, queries fail many times a second. The document is printed when the time is over.
const { getElementError } = getConfig();
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
configure({
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
