/**
 * Characters that nobody sees: format characters, and selectors of a character's form. A text that was copied brings them
 * along, and no rule, comparison or search knows them.
 */
const INVISIBLE = /[\p{Cf}\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/** Those of them that stand in no name: a selector there chooses the form of a kanji. */
const FORMAT = /\p{Cf}/gu;

/** A text without characters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A name without characters that nobody sees; its kanji keep their forms. */
export const withoutFormat = (text: string): string => text.replace(FORMAT, '');
