import styles from './first-steps.module.css';

const steps = [
  {
    name: '学校と希望を決める',
    text: '通うキャンパス、家賃の上限、食事の有無など、ゆずれない条件をご家族と話してみましょう。',
  },
  {
    name: '物件を比べる',
    text: '通学時間の短い順に見て、気になる物件をお気に入りに。費用の内訳は物件ページで確認できます。',
  },
  {
    name: '見学・相談する',
    text: '来店やオンラインでの内見ができます。合格発表の前に予約できる物件もあります。',
  },
  {
    name: '申し込みと契約',
    text: '契約の内容と費用をご確認のうえ手続きをします。入居日に合わせて鍵をお渡しします。',
  },
];

/** From the first idea to moving in. */
export function FirstSteps() {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text }, index) => (
        <li key={name} className={styles.step}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
