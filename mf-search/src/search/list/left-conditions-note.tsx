import { useRef, useState } from 'react';
import { useMySearch, writeMySearch } from '@gakumado/shared/my-search';
import type { MySearch } from '@gakumado/shared/search-fields';
import { Button, mySearchWords } from '@gakumado/shared/ui';
import type { Results } from '../load-results.ts';
import { saidBySearch } from '../said-by-search.ts';
import type { SearchScope } from '../scope.ts';
import { leftConditions, saidTogether, withoutConditions } from './left-conditions.ts';
import styles from './left-conditions-note.module.css';

/**
 * A condition that is taken off a list stays in わたしの条件, which every other page knows. The note says so beside the
 * list, and takes it off there as well. It never stands without a change by the visitor.
 */
export function LeftConditionsNote({ scope, results }: { scope: SearchScope; results: Results }) {
  const profile = useMySearch();
  const note = useRef<HTMLParagraphElement>(null);
  const [forgotten, setForgotten] = useState<{ words: string; of: Results }>();
  const left = useLeft(scope, results, profile);
  const words = mySearchWords(left).join('・');
  const isForgotten = forgotten?.of === results;
  if (words === '' && !isForgotten) return null;

  function handleForget() {
    // The button goes away: the reader stays at the note.
    note.current?.focus();
    setForgotten({ words, of: results });
    writeMySearch(withoutConditions(profile, left));
  }

  return (
    <p ref={note} tabIndex={-1} className={styles.note}>
      {words === '' ? (
        `「${forgotten?.words}」をわたしの条件からも外しました。`
      ) : (
        <>
          {`「${words}」は、わたしの条件には残っています。`}
          <Button variant="plain" size="small" onClick={handleForget}>
            条件からも外す
          </Button>
        </>
      )}
    </p>
  );
}

/** The part of the profile that this list said before, on the same page, and does not say now. */
function useLeft(scope: SearchScope, results: Results, profile: MySearch): MySearch {
  const { path } = scope;
  const now = saidBySearch(scope, results);
  const text = JSON.stringify(now);
  const [before, setBefore] = useState({ path, text, said: now });
  const known = before.path === path ? before.said : now;
  if (before.path !== path || before.text !== text) setBefore({ path, text, said: saidTogether(known, now) });
  return leftConditions(known, now, profile);
}
