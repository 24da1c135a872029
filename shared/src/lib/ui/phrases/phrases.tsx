import { Fragment } from 'react';
import styles from './phrases.module.css';

/** After a comma or another sign, and before a bracket. */
const SIGN = /(?<=[、。・？！：｜\u3000])(?=[^、。・？！）」』：｜\u3000ー])|(?<=[^（「『])(?=[（「『])/u;

/**
 * After a particle or a sign, where the next word begins: with anything but hiragana, or with お or ご before a kanji. An
 * adjective or a verb ends a phrase only before such a polite word.
 */
const BOUNDARY =
  /(?<=[はがをにでとのもへやてら、。・？！）」』：｜\u3000])(?=[^\u3041-\u3096、。・？！）」』：｜\u3000ー])|(?<=[はがをにでとのもへやてらいるた、。・？！）」』：｜\u3000])(?=[おご][\u4e00-\u9fff])/u;

/** Characters of a phrase that every line of a phone has room for. Longer ones break at their weak boundaries too. */
const LONG = 7;

/**
 * Within a long phrase: after を, the ending of a verb or an adjective before a kanji or a katakana, and around the common
 * words that are written in hiragana.
 */
const WEAK =
  /(?<=を|という|[えけせてねべめれ]ば|ずつ|ごろ)(?=.)|(?<=オープン)(?=キャンパス)|(?<=が)(?=あれば|あるから|い?ない)|(?<=[るたなうく]|しい|ない|たい|よい|やすい)(?=[\u4e00-\u9fff\u30a1-\u30fa])|(?<=.)(?=ひとり|ひとつ|はじめ|(?<![ひまみ])こと|(?<!くだ)もの|(?<!ひ)とき|ところ|ため[のに、]|ほう[がは]|よい|ど[うのこ]|(?<!ひと)いつ|いただ|ください|でき[まるれな]|ありま|かかりま|なりま|かまい|もらえ|しまい|しておく)/u;

/**
 * The phrases of a Japanese heading, which may break between them and not inside. Only clear boundaries count, as long as
 * the phrase between them fits a line. The same in every browser and on the server.
 */
export const phrasesOf = (text: string): string[] =>
  text
    .split(SIGN)
    .flatMap((part) => part.split(BOUNDARY))
    .flatMap((phrase) => (phrase.length > LONG ? phrase.split(WEAK) : [phrase]))
    .filter((phrase) => phrase !== '');

/** A heading that breaks between phrases, in every browser at the same places. */
export function Phrases({ text }: { text: string }) {
  return (
    <span className={styles.phrases}>
      {phrasesOf(text).map((phrase, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text may say the same twice
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}
