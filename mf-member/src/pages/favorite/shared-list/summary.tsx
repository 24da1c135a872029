import type { ShareDetail } from '@gakumado/shared/contract';
import { PartLink } from '@gakumado/shared/ui';
import cards from '#card/card.module.css';
import { homePart } from '../favorite-address.ts';
import { DecisionTable } from './decision-table.tsx';
import { agreementOn, peopleOf, settlements, waitedFor } from './opinions.ts';
import type { Agreement } from './opinions.ts';
import { withHonorific } from './with-honorific.ts';
import { VisitLinks } from './visit-links.tsx';
import styles from './shared-list-view.module.css';

/**
 * The homes side by side with everybody's answers, where all agree, where opinions differ, who has not answered yet, and which
 * condition would settle it.
 */
export function Summary({ list }: { list: ShareDetail }) {
  const people = peopleOf(list.verdicts);
  if (people.length === 0) return <DecisionTable list={list} />;
  const namesOf = (agreement: Agreement) =>
    list.estates
      .filter(({ estate_id }) => agreementOn(estate_id, list.verdicts) === agreement)
      .map(({ name }) => name);
  const [agreed, differing] = [namesOf('agreed'), namesOf('differing')];
  const ways = settlements(list);
  const waited = waitedFor(list);
  return (
    <section className={`${cards.card} ${styles.box}`} aria-labelledby="share-summary">
      <h2 id="share-summary">みんなの意見</h2>
      <DecisionTable list={list} />
      <dl className={styles.summary}>
        <dt>答えた方</dt>
        <dd>{people.join('、')}</dd>
        <dt>全員が◎か○の物件</dt>
        <dd>{agreed.length > 0 ? agreed.join('、') : 'まだありません'}</dd>
        {differing.length > 0 && (
          <>
            <dt>意見が分かれている物件</dt>
            <dd>{differing.join('、')}</dd>
          </>
        )}
        {waited.length > 0 && (
          <>
            <dt>まだ答えていない物件がある方</dt>
            <dd>
              {waited.map(({ person, left }) => `${withHonorific(person)}（${left.length}件）`).join('、')}
            </dd>
          </>
        )}
      </dl>
      <VisitLinks list={list} />
      {ways.length > 0 && (
        <>
          <h3>意見をまとめるヒント</h3>
          <ul className={styles.changes}>
            {ways.map(({ condition, homes }) => (
              <li key={condition}>
                {`「${condition}」にすると、全員が◎か○を付けた${homes.length}件が合います。`}
                <ul className={styles.settled}>
                  {homes.map(({ estate_id, name }) => (
                    <li key={estate_id}>
                      <PartLink part={homePart(estate_id)}>{name}</PartLink>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
