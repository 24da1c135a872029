/** Length in code points, as the contract counts. */
export const lengthOf = (text: string) => Array.from(text).length;

/** The first `max` code points. */
export const cutTo = (text: string, max: number) => Array.from(text).slice(0, max).join('');
