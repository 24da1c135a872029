import type { Document } from '../../contract/document.ts';
import { documentTypes, regions } from '@gakumado/shared/vocabulary';
import { filterDocuments } from './document-filter.ts';
import type { DocumentFilter } from './document-filter.ts';
import { PillLink } from '../pill-link/pill-link.tsx';
import styles from './documents.module.css';

interface FilterNavProps {
  documents: readonly Document[];
  filter: DocumentFilter;
  /** The address of the list with a filter. */
  pathOf: (filter: DocumentFilter) => string;
}

/**
 * Links that narrow the list by kind and by region. A kind that there is none of is left out, and so is everything where
 * all are of one kind and for the whole country.
 */
export function DocumentFilterNav({ documents, ...rest }: FilterNavProps) {
  const kinds = documentTypes.filter(({ value }) =>
    documents.some(({ document_type }) => document_type === value),
  );
  const isForAll = documents.every(({ area_slug }) => area_slug === null);
  if (kinds.length < 2 && isForAll) return null;
  return (
    <div className={styles.filters}>
      <Choices
        label="種類"
        choices={[
          { name: 'すべて', change: { document_type: undefined } },
          ...kinds.map(({ value, label }) => ({ name: label, change: { document_type: value } })),
        ]}
        documents={documents}
        {...rest}
      />
      <Choices
        label="地域"
        choices={[
          { name: 'すべて', change: { area_slug: undefined } },
          ...regions.map(({ slug, name }) => ({ name, change: { area_slug: slug } })),
        ]}
        documents={documents}
        {...rest}
      />
    </div>
  );
}

interface ChoicesProps extends FilterNavProps {
  label: string;
  choices: readonly { name: string; change: DocumentFilter }[];
}

function Choices({ label, choices, documents, filter, pathOf }: ChoicesProps) {
  return (
    <nav aria-label={`${label}で絞り込む`} className={styles.choices}>
      <span className={styles.choicesLabel} aria-hidden>
        {label}
      </span>
      <ul className={styles.choiceList}>
        {choices.map(({ name, change }) => {
          const changed = { ...filter, ...change };
          const to = pathOf(changed);
          return (
            <li key={name}>
              <PillLink to={to} preventScrollReset aria-current={to === pathOf(filter) ? 'true' : undefined}>
                {name}（{filterDocuments(documents, changed).length}）
              </PillLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
