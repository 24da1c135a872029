import { messages } from './messages.ts';
import { normaliseDigits } from './normalise.ts';
import { requiredText } from './text-field.ts';

/**
 * The six digits of a mailed code, as people type them: in full width, in groups, with the spaces of a copy. Texts that
 * cannot be a code are refused here and do not count as a try.
 */
export const codeField = requiredText({
  label: '確認コード',
  normalise: normaliseDigits,
  required: messages.codeRequired,
  findFault: (code) =>
    /^\d{6}$/.test(code) ? undefined : { code: 'mismatch', message: messages.codeMismatch },
});
