import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Info } from '@gakumado/shared/contract';
import { SiteContext } from '@gakumado/shared/routing';
import type { AppStore } from '@gakumado/shared/store';
import type { Boot } from './boot.ts';
import { NoticesContext } from './chrome/notices.tsx';
import { Document } from './document.tsx';
import type { PageTexts } from './page-texts.ts';

const noNotices: readonly Info[] = [];

interface AppProps {
  boot: Boot;
  texts: PageTexts;
  store: AppStore;
  /** The router: static on the server, live in the browser. */
  children: ReactNode;
}

/** Everything around the router, the same on both sides. */
export function App({ boot, texts, store, children }: AppProps) {
  return (
    <Document boot={boot} texts={texts}>
      <Provider store={store}>
        <NoticesContext value={boot.notices ?? noNotices}>
          <SiteContext value={{ origin: boot.origin }}>{children}</SiteContext>
        </NoticesContext>
      </Provider>
    </Document>
  );
}
