import styles from './first-steps.module.css';

const steps = [
  {
    name: '学校と希望を決める',
    text: 'ゆずれない条件を、ご家族で話します。',
  },
  {
    name: '物件を比べる',
    text: '通学時間の短い順に見て、♡で残します。',
  },
  {
    name: '見学・相談する',
    text: '来店でもオンラインでもご案内します。',
  },
  {
    name: '申し込みと契約',
    text: '内容と費用をご確認のうえ手続きします。',
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
