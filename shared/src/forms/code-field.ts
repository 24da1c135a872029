import { messages } from './messages.ts';
import { normaliseDigits } from './normalise.ts';
import { requiredText } from './text-field.ts';

/**
 * The six digits of a mailed code, as people type them: in full width, in groups, with the spaces of a copy. What cannot
 * be a code is refused here and costs none of its tries.
 */
export const codeField = requiredText({
  label: '確認コード',
  normalise: normaliseDigits,
  required: messages.codeRequired,
  findFault: (code) =>
    /^\d{6}$/.test(code) ? undefined : { code: 'mismatch', message: messages.codeMismatch },
});
