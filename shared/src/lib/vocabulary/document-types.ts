import { terms } from './term.ts';

/** `document_type`: what a pamphlet is about. */
export const documentTypes = terms([
  { value: 1, label: '総合' },
  { value: 2, label: '地域' },
  { value: 3, label: '学校別' },
  { value: 4, label: '物件' },
]);
