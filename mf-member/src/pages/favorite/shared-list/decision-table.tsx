import type { ShareDetail } from '@gakumado/shared/contract';
import { HomePrice, PartLink, VisuallyHidden } from '@gakumado/shared/ui';
import { homePart } from '../favorite-address.ts';
import { decisionRows } from './decision-rows.ts';
import { peopleOf, verdictWords } from './opinions.ts';
import styles from './decision-table.module.css';

const NAME = '費用・通学・契約と、みんなの答え';

/**
 * The facts of the homes beside everybody's answers: a row per home. The names stay at the left edge while the rest is moved; on
 * a phone cost and answers are what is seen first.
 */
export function DecisionTable({ list }: { list: ShareDetail }) {
  const rows = decisionRows(list);
  if (rows.length < 2) return null;
  const people = peopleOf(list.verdicts);
  const hasWays = list.search.places.length > 0;
  return (
    // The box scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} role="region" aria-label={NAME} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{NAME}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              物件
            </th>
            <th scope="col">毎月の実質負担</th>
            {people.map((person) => (
              <th key={person} scope="col" className={styles.answer}>
                {person}
              </th>
            ))}
            {hasWays && <th scope="col">通学</th>}
            <th scope="col">契約の注意</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ estate, cost, way, catches, answers }) => (
            <tr key={estate.estate_id}>
              <th scope="row" className={styles.name}>
                <PartLink part={homePart(estate.estate_id)}>
                  {estate.name}
                  <VisuallyHidden>の意見へ</VisuallyHidden>
                </PartLink>
              </th>
              <td>
                <HomePrice home={estate} look="card" />
                <span className={styles.beside}>{cost}</span>
              </td>
              {people.map((person, index) => (
                <td key={person} className={styles.answer} data-verdict={answers[index]}>
                  <Answer verdict={answers[index]} />
                </td>
              ))}
              {hasWays && <td>{way}</td>}
              <td>{catches || '－'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Answer = ({ verdict }: { verdict: keyof typeof verdictWords | undefined }) => (
  <>
    <span aria-hidden>{verdict ?? '－'}</span>
    <VisuallyHidden>{verdict ? verdictWords[verdict] : 'まだ答えていません'}</VisuallyHidden>
  </>
);
