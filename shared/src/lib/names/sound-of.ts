import { toHiragana as romajiToHiragana } from 'wanakana';
import { nameKey } from './fold-name.ts';

const KANA_ONLY = /^[ぁ-ゖ]+$/;
const LATIN_ONLY = /^[a-z']+$/;

/** Spellings that differ and sound alike, each with letters that it has in every case: ぢ and じ, にっぽん and にほん; a っ is つ in folded names. */
const SAME_SOUNDS: readonly [letters: string, spelling: RegExp, sound: string][] = [
  ['ぽん', /に[っつ]ぽん/g, 'にほん'],
  ['っ', /っ/g, 'つ'],
  ['ぢ', /ぢ/g, 'じ'],
  ['づ', /づ/g, 'ず'],
  ['を', /を/g, 'お'],
  ['ゐ', /ゐ/g, 'い'],
  ['ゑ', /ゑ/g, 'え'],
  ['ゔ', /ゔ/g, 'ぶ'],
  // Without a sign between them n and a vowel are one syllable: denenchofu.
  ['んん', /んん/g, 'ん'],
  ['んあ', /んあ/g, 'な'],
  ['んい', /んい/g, 'に'],
  ['んう', /んう/g, 'ぬ'],
  ['んえ', /んえ/g, 'ね'],
  ['んお', /んお/g, 'の'],
  ['ん', /ん(?=[やゆよ])/g, 'に'],
  // Long vowels: とうきょう, とーきょー and tokyo are one.
  ['ー', /ー/g, ''],
  ['う', /(?<=[うくすつぬふむゆるぐずぶぷゅおこそとのほもよろごぞどぼぽょ])う/g, ''],
  ['お', /(?<=[おこそとのほもよろごぞどぼぽょ])お/g, ''],
];

/** How a reading in kana sounds, in hiragana. It is asked for every stretch of a search: most spellings are told by their letters. */
function soundOfKana(kana: string): string {
  let sounded = kana;
  for (const [letters, spelling, sound] of SAME_SOUNDS)
    if (sounded.includes(letters)) sounded = sounded.replace(spelling, sound);
  return sounded;
}

/** Hepburn, Kunrei and passport spellings as hiragana; what is no syllable stays in Latin letters. */
function kanaOfRomaji(romaji: string): string {
  const plain = romaji
    .replace(/m(?=[bp])/g, 'n')
    .replace(/tch/g, 'cch')
    .replace(/oh(?![aiueoy])/g, 'o');
  return romajiToHiragana(plain);
}

/**
 * How a name in kana or in Latin letters sounds, as one key: わせだ, ワセダ, waseda; しんばし, shimbashi, sinbasi.
 * Undefined for a text with kanji, or with letters that no syllable is made of.
 */
export const soundOf = (written: string): string | undefined => soundOfKey(nameKey(written));

/** {@link soundOf} a text that is folded already. */
export function soundOfKey(key: string): string | undefined {
  if (KANA_ONLY.test(key)) return soundOfKana(key);
  if (!LATIN_ONLY.test(key)) return undefined;
  const kana = kanaOfRomaji(key);
  return KANA_ONLY.test(kana) ? soundOfKana(kana) : undefined;
}

/** Letters of a syllable that is not finished: 「わせd」 is わせ and a d. */
const UNFINISHED = /(?<=[ぁ-んァ-ー\p{Script=Han}々])[a-z]{1,3}$/u;

/** The key of a search without the letters of a syllable that an input method has not finished; undefined where all is finished. */
export function withoutUnfinished(key: string): string | undefined {
  if (UNFINISHED.test(key)) return key.replace(UNFINISHED, '');
  if (!LATIN_ONLY.test(key)) return undefined;
  const finished = kanaOfRomaji(key).replace(/[a-z]{1,2}$/, '');
  return finished !== '' && KANA_ONLY.test(finished) ? finished : undefined;
}
