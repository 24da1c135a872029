export { foldName, nameKey, withDigits, withSameKanji } from './fold-name.ts';
export type { FoldedName } from './fold-name.ts';
export { soundOf, soundOfKey, withoutUnfinished } from './sound-of.ts';
