import { brand } from '@gakumado/shared/brand';
import { PASSWORD_MAX, PASSWORD_MIN } from '@gakumado/shared/vocabulary';

/** How hard a password is to guess; 0 says that it is none that can be taken. */
export type PasswordStrength = 0 | 1 | 2 | 3;

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];
/** Fewer different characters than this are a pattern. */
const DIFFERENT_MIN = 5;
const LONG = 12;
const VERY_LONG = 16;

/** An estimate by length and kinds of characters, for the visitor's eyes only: the server decides. */
export function passwordStrength(password: string): PasswordStrength {
  const isTakeable =
    /^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]+$/.test(password) &&
    password.length >= PASSWORD_MIN &&
    password.length <= PASSWORD_MAX;
  if (!isTakeable) return 0;
  const isNamedAfterSite = password.toLowerCase().includes(brand.nameLatin.toLowerCase());
  if (isNamedAfterSite || new Set(password).size < DIFFERENT_MIN) return 1;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (password.length >= VERY_LONG || (password.length >= LONG && kinds >= 3)) return 3;
  return password.length >= LONG || kinds >= 3 ? 2 : 1;
}
