import { brand } from '@gakumado/shared/brand';

/** About 50,000 passwords that leaks have most often, in lower case; some 5,000 of them would be taken by our form. */
let commonest: Promise<ReadonlySet<string>> | undefined;

/** They are loaded with the first new password: they would hold up every start. */
async function loadCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Shorter words are in many a good password by chance. */
const WORD_MIN = 4;
/** A year, a birthday: so much beside a known word is no secret. */
const REST_MAX = 8;

/** The words that a stranger tries first: the site's name and the parts of the mail address. */
function knownWords(mailAddress: string): string[] {
  const [local = '', domain = ''] = mailAddress.toLowerCase().split('@');
  const parts = [local, ...local.split(/[^a-z0-9]+/), ...domain.split('.').slice(0, -1)];
  return [brand.nameLatin.toLowerCase(), ...parts].filter((word) => word.length >= WORD_MIN);
}

/** Whether a password is a word with nothing but some digits or signs before and behind it. */
function isWordWithDigits(password: string, word: string): boolean {
  const at = password.indexOf(word);
  if (at === -1) return false;
  const rest = password.slice(0, at) + password.slice(at + word.length);
  return rest.length <= REST_MAX && !/[a-z]/.test(rest);
}

/**
 * Whether a password of the right form is one of the first that a stranger would try: one of the commonest, or the
 * site's name or the own mail address with some digits.
 */
export async function isWeakPassword(password: string, mailAddress: string): Promise<boolean> {
  commonest ??= loadCommonest();
  const lower = password.toLowerCase();
  return (
    (await commonest).has(lower) || knownWords(mailAddress).some((word) => isWordWithDigits(lower, word))
  );
}
