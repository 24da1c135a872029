import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { sitePages } from '@gakumado/shared/site-pages';
import { loadStaticPage, StaticPage } from '../../components/static-page/static-page.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  return loadStaticPage('kaiji', request.signal);
}

export function Component() {
  return (
    <StaticPage
      page={useLoaderData<typeof loader>()}
      site={sitePages.disclosure}
      parents={[sitePages.policy]}
    />
  );
}
