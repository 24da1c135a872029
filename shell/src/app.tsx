import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MainFailedContext, SiteContext } from '@gakumado/shared/routing';
import type { AppStore } from '@gakumado/shared/store';
import type { Boot } from './base/boot.ts';
import { Document } from './document.tsx';
import { emptyFrame, FrameContext } from './base/frame-content.ts';
import { TesterContext } from './base/tester-context.ts';
import type { PageTexts } from './base/page-texts.ts';

interface AppProps {
  boot: Boot;
  texts: PageTexts;
  store: AppStore;
  /** Runs where the page shows that its main part is missing. */
  onMainFailed?: (() => void) | undefined;
  /** The router: static on the server, live in the browser. */
  children: ReactNode;
}

const nobodyListens = () => {};

/** Everything around the router, the same on both sides. */
export function App({ boot, texts, store, onMainFailed = nobodyListens, children }: AppProps) {
  return (
    <Document boot={boot} texts={texts}>
      <Provider store={store}>
        <FrameContext value={boot.frame ?? emptyFrame}>
          <TesterContext value={boot.pickedBar}>
            <SiteContext value={{ origin: boot.origin }}>
              <MainFailedContext value={onMainFailed}>{children}</MainFailedContext>
            </SiteContext>
          </TesterContext>
        </FrameContext>
      </Provider>
    </Document>
  );
}
