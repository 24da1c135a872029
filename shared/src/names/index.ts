export { foldName, nameKey } from './fold-name.ts';
export type { FoldedName } from './fold-name.ts';
export { soundOf, withoutUnfinished } from './sound-of.ts';
