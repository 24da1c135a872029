import { markWords } from './mark-words.ts';
import styles from './marked.module.css';

/** A text in which the words of a search are marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return markWords(text, words).map(({ text: piece, isHit }, index) =>
    isHit ? (
      <mark key={index} className={styles.hit}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
