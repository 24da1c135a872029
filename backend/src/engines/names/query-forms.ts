import { soundOfKey, withoutUnfinished } from '@gakumado/shared/names';

/** Endings in kanji, their readings, and what they are called in Latin letters. */
const ENDINGS: readonly [kanji: string, kana: string, latin: RegExp][] = [
  ['短期大学', 'たんきだいがく', /(juniorcollege|tankidaigaku)$/],
  ['女子大学', 'じょしだいがく', /joshidaigaku$/],
  ['医科大学', 'いかだいがく', /ikadaigaku$/],
  ['工業大学', 'こうぎょうだいがく', /kogyodaigaku$/],
  ['女子大', 'じょしだい', /joshidai$/],
  ['女子', 'じょし', /joshi$/],
  ['国際', 'こくさい', /kokusai$/],
  ['産業', 'さんぎょう', /sangyo$/],
  ['経済', 'けいざい', /keizai$/],
  ['学院', 'がくいん', /gakuin$/],
  ['学園', 'がくえん', /gakuen$/],
  ['短大', 'たんだい', /tandai$/],
  ['高専', 'こうせん', /kosen$/],
  ['専門学校', 'せんもんがっこう', /senmongakko$/],
  ['大学', 'だいがく', /(university|univ|daigaku)$/],
  ['学部', 'がくぶ', /gakubu$/],
  ['大', 'だい', /dai$/],
  ['駅', 'えき', /(station|eki)$/],
  ['線', 'せん', /(line|sen)$/],
  ['市', 'し', /(-shi|city)$/],
  ['区', 'く', /(-ku|ward)$/],
];

/** The readings of endings, and the beginnings of each. */
const readingBeginnings = new Set(
  ENDINGS.flatMap(([, kana]) => Array.from(kana, (_letter, index) => kana.slice(0, index + 1))),
);
const LONGEST_READING = Math.max(...ENDINGS.map(([, kana]) => kana.length));

/** The stems of a word in kana that ends with a reading of an ending, or with the beginning of one: けいおう of けいおうだいが. */
export function kanaStems(word: string): string[] {
  const stems: string[] = [];
  for (let at = Math.max(0, word.length - LONGEST_READING); at < word.length; at += 1)
    if (readingBeginnings.has(word.slice(at))) stems.push(word.slice(0, at));
  return stems;
}

/** Readings of endings that are not finished, after kanji: 早稲田だ, 早稲田だいが. */
const UNFINISHED_ENDING =
  /(?<=[\p{Script=Han}々])(だ|だい|だいが|たんき|たんきだ|たん|え|がく|せんもん|せんも)$/u;

/**
 * The keys under which a folded text is looked up: as it is written, how it sounds, and with its ending in the other
 * script (わせだ大学, 早稲田だいがく, waseda univ).
 */
export function queryForms(key: string): string[] {
  const forms = [key, soundOfKey(key)];
  for (const [kanji, kana, latin] of ENDINGS) {
    if (key.endsWith(kanji))
      forms.push(soundOfKey(key.slice(0, -kanji.length) + kana), soundOfMixed(key, kanji, kana));
    if (key.endsWith(kana)) forms.push(key.slice(0, -kana.length) + kanji);
    const stem = key.replace(latin, '');
    if (stem !== key && stem !== '') forms.push(soundOfMixed(stem + kanji, kanji, kana), stem + kanji);
  }
  return [...new Set(forms.filter((form) => form !== undefined && form !== ''))] as string[];
}

/** The sound of a stem in Latin letters or kana with an ending. */
function soundOfMixed(key: string, kanji: string, kana: string): string | undefined {
  const stem = soundOfKey(key.slice(0, -kanji.length));
  return stem === undefined ? undefined : soundOfKey(stem + kana);
}

/** The keys of a folded text as the beginning of a name: without letters and endings that are not finished. */
export function beginningForms(key: string): string[] {
  const finished = withoutUnfinished(key);
  const bare = (finished ?? key).replace(UNFINISHED_ENDING, '');
  const forms = [finished, finished && soundOfKey(finished), bare === key ? undefined : bare];
  return [...new Set(forms.filter((form) => form !== undefined && form !== ''))] as string[];
}
