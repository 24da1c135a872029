import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findContentPage, listDocuments, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { DocumentList, PartFailed, ShareButton } from '@gakumado/shared/ui';
import { ReadLink } from '../../components/pdf-viewer/read-link.tsx';
import { TextPage } from '../../components/text-page/text-page.tsx';

const NAME = 'パンフレット';

export async function loader({ request }: LoaderFunctionArgs) {
  const [text, documents] = await Promise.all([
    nullOnError(findContentPage('leaflets', request.signal)),
    nullOnError(listDocuments({}, request.signal)),
  ]);
  return { text, documents };
}

export function Component() {
  const { text, documents } = useLoaderData<typeof loader>();
  return (
    <TextPage
      site={sitePages.leaflets}
      text={text}
      description="住まい選びの資料を、画面でお読みいただけます。郵便でのお届けも承ります。"
      after={<ShareButton what="ページ" title={sitePages.leaflets.label} path={paths.leaflets()} />}
    >
      {documents ? (
        <DocumentList
          name={NAME}
          documents={documents.filter(({ is_digital }) => is_digital)}
          offered={documents}
          pathOf={paths.leaflets}
          ReadLink={ReadLink}
        />
      ) : (
        <PartFailed name={NAME} isMain />
      )}
    </TextPage>
  );
}
