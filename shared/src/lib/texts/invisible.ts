/**
 * Characters that nobody sees: format characters, and selectors of a character's form. A text that was copied brings them
 * along, and no rule, comparison or search knows them.
 */
const INVISIBLE = /[\p{Cf}\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/** A text without characters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
