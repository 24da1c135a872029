import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { SiteContext } from '@gakumado/shared/routing';
import type { AppStore } from '@gakumado/shared/store';
import type { Boot } from './boot.ts';
import { Document } from './document.tsx';

interface AppProps {
  boot: Boot;
  bootText: string;
  store: AppStore;
  /** The router: static on the server, live in the browser. */
  children: ReactNode;
}

/** Everything around the router, the same on both sides. */
export function App({ boot, bootText, store, children }: AppProps) {
  return (
    <Document boot={boot} bootText={bootText}>
      <Provider store={store}>
        <SiteContext value={{ origin: boot.origin }}>{children}</SiteContext>
      </Provider>
    </Document>
  );
}
