import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { FormDataOfForms } from './form-data.ts';

globalThis.FormData = FormDataOfForms;

// Lists of twenty cards take their time in jsdom, more so on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
