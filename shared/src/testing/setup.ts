import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { FormDataOfForms } from './form-data.ts';

// A layer that a test leaves open must not be open in the next one. Tests of the first HTML have no window.
afterEach(() => globalThis.window?.history.replaceState(null, ''));

globalThis.FormData = FormDataOfForms;

// jsdom knows no display of `wbr`, and names that hold one would be read with a space.
globalThis.document?.head.append(
  Object.assign(document.createElement('style'), { textContent: 'wbr{display:inline}' }),
);

// jsdom has no popovers, as Safari before 17. Their elements are shown.
if (globalThis.window) Object.assign(HTMLElement.prototype, { popover: null });

// Lists of twenty cards take their time in jsdom, more so on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
