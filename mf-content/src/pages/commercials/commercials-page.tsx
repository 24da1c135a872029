import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { sitePages } from '@gakumado/shared/site-pages';
import { ShareButton } from '@gakumado/shared/ui';
import { NextSteps } from '../../components/next-steps/next-steps.tsx';
import { loadTextOfPage, StaticPage } from '../../components/static-page/static-page.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  return loadTextOfPage('cm', request.signal);
}

const site = sitePages.commercials;

export function Component() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaticPage page={page} site={site}>
      <ShareButton what="ページ" title={page?.title ?? site.label} path={site.to} />
      <NextSteps
        steps={[
          { label: '学校名でお部屋を探す', to: sitePages.schools.to },
          { label: `${sitePages.support.label}を見る`, to: sitePages.support.to },
        ]}
      />
    </StaticPage>
  );
}
