import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { ShareButton } from '@gakumado/shared/ui';
import { NextSteps } from '../../components/next-steps/next-steps.tsx';
import { loadStaticPage, StaticPage } from '../../components/static-page/static-page.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaticPage('cm', request.signal);
}

export function Component() {
  const page = useLoaderData<typeof loader>();
  return (
    <StaticPage page={page} path={paths.commercials()}>
      <ShareButton what="ページ" title={page.title} path={paths.commercials()} />
      <NextSteps
        steps={[
          { label: '学校名でお部屋を探す', to: sitePages.schools.to },
          { label: `${sitePages.support.label}を見る`, to: sitePages.support.to },
        ]}
      />
    </StaticPage>
  );
}
