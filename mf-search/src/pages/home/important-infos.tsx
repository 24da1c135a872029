import { Link } from 'react-router-dom';
import type { Info } from '@gakumado/shared/contract';
import { Accordion, Container, formatDate, RichText } from '@gakumado/shared/ui';
import styles from './important-infos.module.css';

/** Notices that everybody should have seen, each opening in its place. */
export function ImportantInfos({ infos }: { infos: readonly Info[] }) {
  if (infos.length === 0) return null;
  return (
    <section className={styles.infos} aria-labelledby="important-infos">
      <Container className={styles.content}>
        <h2 id="important-infos">重要なお知らせ</h2>
        <ul className={styles.list}>
          {infos.map((info) => (
            <li key={info.info_id}>
              <Accordion
                title={
                  <span className={styles.title}>
                    <time dateTime={info.publish_from}>{formatDate(info.publish_from)}</time>
                    {info.title}
                  </span>
                }
              >
                <RichText html={info.body_html} look="plain" />
                {info.link_url?.startsWith('/') && <Link to={info.link_url}>くわしく見る</Link>}
              </Accordion>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
