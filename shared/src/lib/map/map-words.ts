/** Said in the place of a map while its files come. */
export const MAP_COMING = '地図を読み込んでいます';
