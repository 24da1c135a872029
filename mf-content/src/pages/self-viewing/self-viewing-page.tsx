import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { loadServiceGuide } from '../../components/service-guide/load-service-guide.ts';
import { ServiceGuide } from '../../components/service-guide/service-guide.tsx';

export const loader = (args: LoaderFunctionArgs) => loadServiceGuide('pr-self_naiken', args);

export function Component() {
  return (
    <ServiceGuide
      site={sitePages.selfViewing}
      formPath={paths.selfViewingInquiry}
      action="おひとりでの内見を予約する"
      question="対象の物件を尋ねる"
      fullRefusal="この物件は現在満室のため、おひとりでのご内見を受け付けていません。空室が出たときのご連絡は、物件のページのキャンセル待ちで承ります。"
    />
  );
}
