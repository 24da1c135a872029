import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { loadServiceGuide } from '../../components/service-guide/load-service-guide.ts';
import { ServiceGuide } from '../../components/service-guide/service-guide.tsx';

export const loader = (args: LoaderFunctionArgs) => loadServiceGuide('pr-it_id', args);

export function Component() {
  return (
    <ServiceGuide
      site={sitePages.contractService}
      formPath={paths.contractServiceInquiry}
      action="オンラインでの説明を申し込む"
      question="対応している物件を尋ねる"
    />
  );
}
