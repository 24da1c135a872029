import { paths } from '@gakumado/shared/paths';
import { Accordion, PartFailed } from '@gakumado/shared/ui';
import type { SchoolRow } from './group-places.ts';
import { LinkList } from './link-list.tsx';
import styles from './sitemap-page.module.css';

/** All schools by the first character of their readings. */
export function SchoolIndex({ rows }: { rows: readonly SchoolRow[] | null }) {
  return (
    <section className={styles.section} aria-labelledby="schools">
      <h2 id="schools">学校を五十音から探す</h2>
      {rows ? (
        <div className={styles.prefectures}>
          {rows.map(({ row, schools }) => (
            <Accordion
              key={row}
              title={
                <>
                  <h3>{row}行</h3>
                  <span className={styles.count}>{schools.length}校</span>
                </>
              }
            >
              <LinkList links={schools.map(([id, name]) => ({ label: name, to: paths.school(id) }))} />
            </Accordion>
          ))}
        </div>
      ) : (
        <PartFailed name="学校の一覧" />
      )}
    </section>
  );
}
