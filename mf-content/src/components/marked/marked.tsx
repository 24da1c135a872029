import { Fragment } from 'react';
import type { Hit } from '../../text-search/spelling.ts';
import styles from './marked.module.css';

/** A text in which what somebody searched for is marked. `hits` are in order and without overlaps. */
export function Marked({ text, hits }: { text: string; hits: readonly Hit[] }) {
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
