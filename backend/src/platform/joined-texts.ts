/** No text of a database has it. */
const END = '\0';

/** Texts as one, which is read and written many times as quickly; {@link splitTexts} takes them apart. */
export const joinTexts = (texts: readonly string[]): string => texts.map((text) => text + END).join('');

export const splitTexts = (joined: string): string[] => joined.split(END).slice(0, -1);
