import { Fragment } from 'react';
import styles from './phrases.module.css';

/**
 * After a particle or a sign, where the next word begins: with anything but hiragana, or with お or ご before a kanji. An
 * adjective or a verb ends a phrase only before such a polite word.
 */
const BOUNDARY =
  /(?<=[はがをにでとのもへやてら、。・？！）」』：｜\u3000])(?=[^\u3041-\u3096、。・？！）」』：｜\u3000ー])|(?<=[はがをにでとのもへやてらいるた、。・？！）」』：｜\u3000])(?=[おご][\u4e00-\u9fff])/u;

/**
 * The phrases of a Japanese heading, which may break between them and not inside. Only clear boundaries count, since a
 * phrase that is too long does less harm than a broken word. The same in every browser and on the server.
 */
export const phrasesOf = (text: string): string[] => text.split(BOUNDARY).filter((phrase) => phrase !== '');

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
