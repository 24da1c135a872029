import type { ShareDetail } from '@gakumado/shared/contract';
import { PartLink } from '@gakumado/shared/ui';
import cards from '#card/card.module.css';
import { homePart } from '../favorite-address.ts';
import { agreementOn, peopleOf, settlements } from './opinions.ts';
import type { Agreement } from './opinions.ts';
import styles from './shared-list-view.module.css';

/** Where all agree, where opinions differ, and which condition would settle it. */
export function Summary({ list }: { list: ShareDetail }) {
  const people = peopleOf(list.verdicts);
  if (people.length === 0) return null;
  const namesOf = (agreement: Agreement) =>
    list.estates
      .filter(({ estate_id }) => agreementOn(estate_id, list.verdicts) === agreement)
      .map(({ name }) => name);
  const [agreed, differing] = [namesOf('agreed'), namesOf('differing')];
  const ways = settlements(list);
  return (
    <section className={`${cards.card} ${styles.box}`} aria-labelledby="share-summary">
      <h2 id="share-summary">みんなの意見</h2>
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
      </dl>
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
