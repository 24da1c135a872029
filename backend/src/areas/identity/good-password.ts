import { newPasswordField } from '@gakumado/shared/forms';
import { PASSWORD_MAX, PASSWORD_MIN } from '@gakumado/shared/vocabulary';
import { IdentityFault } from './identity-fault.ts';
import { isWeakPassword } from './weak-password.ts';

/** Throws unless the password is one that the owner of a mail address may choose. */
export async function requireGoodPassword(password: string, mailAddress: string): Promise<void> {
  if (newPasswordField.safeParse(password).success && !(await isWeakPassword(password, mailAddress))) return;
  const message = `Password did not conform with policy: ${PASSWORD_MIN} to ${PASSWORD_MAX} half-width characters with a letter and a digit, and none that is easily guessed`;
  throw new IdentityFault('InvalidPasswordException', message);
}
