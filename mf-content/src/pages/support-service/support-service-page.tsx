import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { loadStaticPage, StaticPage } from '../../components/static-page/static-page.tsx';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const service = params['service'] ?? '';
  return { service, page: await loadStaticPage(`support-${service}`, request.signal) };
}

export function Component() {
  const { service, page } = useLoaderData<typeof loader>();
  return (
    <StaticPage
      page={page}
      path={paths.supportService(service)}
      parents={[{ label: `${brand.name}のサポート`, to: paths.support() }]}
    />
  );
}
