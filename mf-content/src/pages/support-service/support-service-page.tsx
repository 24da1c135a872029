import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { throwNotFound } from '@gakumado/shared/routing';
import { loadReading } from '../../components/reading/load-reading.ts';
import { ReadingPage } from '../../components/reading/reading-page.tsx';
import { isSupportService, supportReading } from './support-reading.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const service = params['service'] ?? '';
  if (!isSupportService(service)) throwNotFound();
  const { category, homes } = supportReading[service];
  return { service, reading: await loadReading(`support-${service}`, category, request.signal, homes) };
}

export function Component() {
  const { service, reading } = useLoaderData<typeof loader>();
  const support = { label: `${brand.name}のサポート`, to: paths.support() };
  return (
    <ReadingPage
      reading={reading}
      site={{ ...support, to: paths.supportService(service) }}
      parents={[support]}
      next={supportReading[service].next}
    />
  );
}
