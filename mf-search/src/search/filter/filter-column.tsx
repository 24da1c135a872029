import { useRef, useState } from 'react';
import { OnDemand } from '@gakumado/shared/ui';
import { useInSight } from '../list/use-in-sight.ts';
import type { Results } from '../load-results.ts';
import { hrefOf } from '../scope.ts';
import type { SearchScope } from '../scope.ts';
import { OpenSentencesContext } from './open-sentences.ts';
import columns from '../list/columns.module.css';

const loadForm = async () =>
  (await import(/* webpackChunkName: "filter-form" */ './filter-form.tsx')).FilterForm;

/**
 * The filter that stays beside a list on a desktop. It comes after the page: the button above it leads to the same filter at
 * any width and without scripts.
 */
export function FilterColumn({ scope, results }: { scope: SearchScope; results: Results }) {
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(place);
  const [isLost, setIsLost] = useState(false);
  const [open] = useState(() => new Set<string>());
  return (
    <aside ref={place} className={columns.filter} aria-label="条件の絞り込み" hidden={isLost}>
      <OnDemand isWanted={isInSight} load={loadForm} onFailure={() => setIsLost(true)}>
        {(Form) => (
          <OpenSentencesContext value={open}>
            <Form key={hrefOf(scope, results.search)} {...{ scope, results }} />
          </OpenSentencesContext>
        )}
      </OnDemand>
    </aside>
  );
}
