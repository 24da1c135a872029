import styles from './notice.module.css';

/** Stands on every page that shows sample listings. */
export function SampleNote() {
  return (
    <p className={styles.sample}>
      掲載中の物件は動作確認用のサンプルです。実在の物件ではありません。写真・間取り図はイメージです。
    </p>
  );
}
