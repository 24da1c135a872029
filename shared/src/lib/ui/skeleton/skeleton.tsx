import styles from './skeleton.module.css';

/** A grey place of the size of the part that will follow. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />;
}

/** Cards that are being loaded; says so once to screen readers. */
export function SkeletonCards({ count = 3, label = '読み込んでいます' }: { count?: number; label?: string }) {
  return (
    <div className={styles.list} role="status">
      <span className={styles.hiddenText}>{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden>
          <Skeleton height="10rem" />
          <Skeleton width="60%" height="1.4em" />
          <Skeleton width="85%" />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  );
}
