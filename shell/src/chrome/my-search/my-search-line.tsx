import { useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useMySearch } from '@gakumado/shared/my-search';
import { paths } from '@gakumado/shared/paths';
import type { MySearchUse } from '@gakumado/shared/routing';
import { mySearchWords, OnDemand, useIsHydrated, useLayer } from '@gakumado/shared/ui';
import styles from './my-search-line.module.css';

const INVITATION = '学校や予算を決めると、通学時間がどのページでもわかります';

const loadSheet = () =>
  import(/* webpackChunkName: "my-search-sheet" */ './my-search-sheet.tsx').then(
    ({ MySearchSheet }) => MySearchSheet,
  );

/**
 * わたしの条件 in one line, with a button that changes it (contract 8.6). The server sends the invitation to everybody; the
 * line has one height, so that nothing moves when the visitor's own words come. Without scripts the button leads to the
 * page of all searches.
 */
export function MySearchLine({ use }: { use: MySearchUse }) {
  const search = useMySearch();
  const isHydrated = useIsHydrated();
  const layer = useLayer('my-search');
  const opener = useRef<HTMLButtonElement>(null);
  const words = mySearchWords(search).join('・');

  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    layer.onOpenChange(true);
  }

  return (
    <section className={styles.line} aria-label="わたしの条件">
      <form
        method="get"
        action={paths.search()}
        className={styles.inner}
        onSubmit={open}
        // The document's first script hides the invitation from those who have said something.
        data-my-search-invitation={isHydrated ? undefined : ''}
      >
        {words && <span className={styles.label}>わたしの条件</span>}
        <span className={styles.words} title={words || undefined}>
          {words || INVITATION}
        </span>
        <button
          ref={opener}
          type="submit"
          className={styles.change}
          aria-haspopup="dialog"
          aria-label={words ? 'わたしの条件を変更' : 'わたしの条件を決める'}
        >
          {words ? '変更' : '決める'}
        </button>
      </form>
      <OnDemand isWanted={layer.open} load={loadSheet} onFailure={() => layer.onOpenChange(false)}>
        {(Loaded) => <Loaded {...{ layer, opener, use }} />}
      </OnDemand>
    </section>
  );
}
