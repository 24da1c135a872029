/**
 * Characters that nobody sees: format characters, selectors of a character's form, and the fillers and joiners that Unicode counts
 * among them (Default_Ignorable_Code_Point). A text that was copied brings them along, and no rule, comparison or search knows them.
 */
const INVISIBLE = /[\p{Cf}\p{DI}]/gu;

/** Those of them that stand in no name: a selector there chooses the form of a kanji. */
const FORMAT = /(?!\p{VS})[\p{Cf}\p{DI}]/gu;

/** A text without characters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A name without characters that nobody sees; its kanji keep their forms. */
export const withoutFormat = (text: string): string => text.replace(FORMAT, '');
