import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findContentPage, listDocuments, nullOnError } from '@gakumado/shared/api';
import type { Document } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { DocumentList, PartFailed, ShareButton } from '@gakumado/shared/ui';
import { ReadLink } from '../../components/pdf-viewer/read-link.tsx';
import { TextPage } from '../../components/text-page/text-page.tsx';
import { SaveLink } from './save-link.tsx';
import styles from './download-page.module.css';

const NAME = '用紙';

export async function loader({ request }: LoaderFunctionArgs) {
  const [text, documents] = await Promise.all([
    nullOnError(findContentPage('download', request.signal)),
    nullOnError(listDocuments({}, request.signal)),
  ]);
  return { text, documents };
}

/** Documents that are not sent by post are meant to be printed. */
const isForPrinting = ({ is_digital, is_postal }: Document) => is_digital && !is_postal;

export function Component() {
  const { text, documents } = useLoaderData<typeof loader>();
  return (
    <TextPage
      site={sitePages.download}
      text={text}
      description="見学、費用の比較、入居の日に使う用紙を、PDFで入手していただけます。"
      after={<ShareButton what="ページ" title={sitePages.download.label} path={paths.download()} />}
    >
      {documents ? (
        <DocumentList
          name={NAME}
          documents={documents.filter(isForPrinting)}
          offered={documents}
          pathOf={paths.download}
          ReadLink={Links}
        />
      ) : (
        <PartFailed name={NAME} isMain />
      )}
    </TextPage>
  );
}

function Links({ document }: { document: Document }) {
  return (
    <p className={styles.links}>
      <SaveLink document={document} />
      <ReadLink document={document} />
    </p>
  );
}
