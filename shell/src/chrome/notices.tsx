import Info from 'lucide-react/icons/info';
import { createContext, useContext } from 'react';
import type { Info as Notice } from '@gakumado/shared/contract';
import { RichText } from '@gakumado/shared/ui';
import styles from './notices.module.css';

/** What the server knew when it rendered the page: the same for everybody, so nothing moves afterwards. */
export const NoticesContext = createContext<readonly Notice[]>([]);

/** Important notices and maintenance (info/publish/list), each with its text behind its title. */
export function Notices() {
  const notices = useContext(NoticesContext);
  if (notices.length === 0) return null;
  return (
    <section className={styles.notices} aria-label="重要なお知らせ">
      {notices.map(({ info_id, title, body_html }) => (
        <details key={info_id} className={styles.notice}>
          <summary className={styles.title}>
            <Info aria-hidden size={18} />
            {title}
          </summary>
          <div className={styles.text}>
            <RichText html={body_html} look="plain" />
          </div>
        </details>
      ))}
    </section>
  );
}
