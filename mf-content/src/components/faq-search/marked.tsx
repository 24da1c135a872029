import { Fragment } from 'react';
import { findHits } from '@gakumado/shared/text-search';
import type { SearchWord } from '@gakumado/shared/text-search';
import styles from './marked.module.css';

/** A text in which the words of a search are marked. */
export function Marked({ text, words }: { text: string; words: readonly SearchWord[] }) {
  const hits = findHits(text, words);
  return (
    <>
      {hits.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(hits[index - 1]?.[1] ?? 0, start)}
          <mark className={styles.hit}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(hits.at(-1)?.[1] ?? 0)}
    </>
  );
}
