import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ContentPage } from '@gakumado/shared/contract';
import { OpenMap } from '@gakumado/shared/map';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { NextStep } from '../../components/article/next-step.tsx';

import { loadTextOfPage, StaticPage } from '../../components/static-page/static-page.tsx';
import styles from './company-page.module.css';

export function loader({ request }: LoaderFunctionArgs) {
  return loadTextOfPage('company', request.signal);
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaticPage page={page} site={sitePages.company}>
      {page && <OfficeMap page={page} />}
      <NextStep
        title="お近くの店舗でも承ります"
        text="学校のこと、街のこと、費用のこと。店舗の担当者がご相談を承ります。"
        label={`${sitePages.store.label}を見る`}
        to={paths.store()}
      />
    </StaticPage>
  );
}

/** Where the operator's office is, as far as the content service says. */
function OfficeMap({ page: { place_name: label, lat, lon } }: { page: ContentPage }) {
  if (label === undefined || lat === undefined || lon === undefined) return null;
  return (
    <section aria-labelledby="office-map" className={styles.office}>
      <h2 id="office-map">所在地の地図</h2>
      <OpenMap
        label="所在地の地図"
        places={[{ label, lat, lon, kind: 'subject' }]}
        elsewhere="所在地は、このページの概要でもご確認いただけます。"
      />
    </section>
  );
}
