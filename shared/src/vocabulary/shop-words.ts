/** More words than these are not looked for. */
const WORDS_MAX = 5;

/** What people add to the name of a place. */
const ENDINGS = /(?:駅前|駅|の?(?:お店|店舗|店)|[都府県市区])?(?:の?(?:近く|周辺|付近))?$/;

/** A word of a search for shops. */
export interface ShopWord {
  /** As it was typed, in NFKC. */
  word: string;
  /** Without what people add to the name of a place: 梅田 of 梅田駅. The word itself where nothing was added. */
  stem: string;
}

/** The words of a search for shops, each once. */
export function shopWords(keyword: string): ShopWord[] {
  const words = keyword
    .normalize('NFKC')
    .split(/[\s、,・]+/)
    .filter(Boolean);
  return [...new Set(words)].slice(0, WORDS_MAX).map((word) => {
    const stem = word.replace(ENDINGS, '');
    // 京都 is no 京.
    return { word, stem: stem.length > 1 ? stem : word };
  });
}
