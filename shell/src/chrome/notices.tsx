import Info from 'lucide-react/icons/info';
import { useContext } from 'react';
import { RichText } from '@gakumado/shared/ui';
import { FrameContext } from '../base/frame-content.ts';
import styles from './notices.module.css';

/** Important notices and maintenance (info/publish/list): one line, and the texts behind it. */
export function Notices() {
  const { notices } = useContext(FrameContext);
  const [first, ...others] = notices;
  if (!first) return null;
  return (
    <section className={styles.notices} aria-label="重要なお知らせ">
      <details className={styles.inner}>
        <summary className={styles.summary}>
          <Info aria-hidden size="1.125rem" />
          <span className={styles.title}>{first.title}</span>
          {others.length > 0 && <span className={styles.count}>ほか{others.length}件</span>}
        </summary>
        {notices.map(({ info_id, title, body_html }) => (
          <div key={info_id} className={styles.notice}>
            <h2 className={styles.heading}>{title}</h2>
            <RichText html={body_html} look="plain" />
          </div>
        ))}
      </details>
    </section>
  );
}
