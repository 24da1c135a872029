import type { Document } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { PillLink } from '@gakumado/shared/ui';
import { documentTypes, regions } from '@gakumado/shared/vocabulary';
import { filterDocuments } from './document-filter.ts';
import type { DocumentFilter } from './document-filter.ts';
import styles from './request-page.module.css';

interface FilterNavProps {
  documents: readonly Document[];
  filter: DocumentFilter;
}

/** Links that narrow the list by kind and by region. A kind that there is none of is left out. */
export function FilterNav({ documents, filter }: FilterNavProps) {
  const kinds = documentTypes.filter(({ value }) =>
    documents.some(({ document_type }) => document_type === value),
  );
  return (
    <div className={styles.filters}>
      <Choices
        label="種類"
        choices={[
          { name: 'すべて', change: { document_type: undefined } },
          ...kinds.map(({ value, label }) => ({ name: label, change: { document_type: value } })),
        ]}
        {...{ documents, filter }}
      />
      <Choices
        label="地域"
        choices={[
          { name: 'すべて', change: { area_slug: undefined } },
          ...regions.map(({ slug, name }) => ({ name, change: { area_slug: slug } })),
        ]}
        {...{ documents, filter }}
      />
    </div>
  );
}

interface ChoicesProps extends FilterNavProps {
  label: string;
  choices: readonly { name: string; change: DocumentFilter }[];
}

function Choices({ label, choices, documents, filter }: ChoicesProps) {
  return (
    <nav aria-label={`${label}で絞り込む`} className={styles.choices}>
      <span className={styles.choicesLabel} aria-hidden>
        {label}
      </span>
      <ul className={styles.choiceList}>
        {choices.map(({ name, change }) => {
          const changed = { ...filter, ...change };
          const to = paths.request(changed);
          return (
            <li key={name}>
              <PillLink
                to={to}
                preventScrollReset
                aria-current={to === paths.request(filter) ? 'true' : undefined}
              >
                {name}（{filterDocuments(documents, changed).length}）
              </PillLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
