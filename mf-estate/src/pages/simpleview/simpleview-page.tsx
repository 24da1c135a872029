import { useLocation, useParams } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { Breadcrumbs, Container, LinkButton, Notice, PageHead } from '@gakumado/shared/ui';
import styles from './simpleview-page.module.css';

const TITLE = 'スタッフからのご案内物件';
const PURPOSE = '店舗のスタッフがお渡ししたリンクから、ご案内の物件をまとめてご覧いただくページです。';

/** The property page behind a link that staff hand over. In preparation: leads to the whole page of the estate. */
export function Component() {
  const path = useLocation().pathname.replace(/\/?$/, '/');
  // One number before the key is the estate, whichever of the optional parts it stands for.
  const { pref, estate_id = pref } = useParams();
  const estateId = /^\d+$/.test(estate_id ?? '') ? Number(estate_id) : undefined;
  return (
    <Container className={styles.page ?? ''}>
      <PageHead title={TITLE} description={PURPOSE} path={path} noindex />
      <Breadcrumbs items={[{ label: TITLE }]} />
      <h1>{TITLE}</h1>
      <p>{PURPOSE}</p>
      <Notice title="このページは現在準備中です。">
        ご不便をおかけします。公開までのあいだは、次の方法をご利用ください。
      </Notice>
      <ul className={styles.ways}>
        {estateId !== undefined && (
          <li>
            <LinkButton to={paths.estate(estateId)}>物件の詳しい情報を見る</LinkButton>
          </li>
        )}
        <li>
          <LinkButton to={paths.store()} variant="secondary">
            お近くの店舗に相談する
          </LinkButton>
        </li>
        <li>
          <LinkButton to={paths.schools()} variant="secondary">
            学校から探す
          </LinkButton>
        </li>
      </ul>
    </Container>
  );
}
