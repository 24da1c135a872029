import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { LinkButton } from '@gakumado/shared/ui';
import { loadStaticPage, StaticPage } from '../../components/static-page/static-page.tsx';
import styles from './guide-page.module.css';

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaticPage('guide', request.signal);
}

export function Component() {
  return (
    <StaticPage page={useLoaderData<typeof loader>()} path={paths.guide()}>
      <nav aria-label="次にできること" className={styles.next}>
        <LinkButton to={paths.schools()}>学校名でお部屋を探す</LinkButton>
        <LinkButton to={paths.faq()} variant="secondary">
          よくある質問を見る
        </LinkButton>
        <LinkButton to={paths.topics()} variant="secondary">
          トピックスを読む
        </LinkButton>
      </nav>
    </StaticPage>
  );
}
