import type { ReactNode } from 'react';
import { Notice } from '@gakumado/shared/ui';

/**
 * Says on a page of what belongs to one visitor that scripts load and send it.
 * @param children another way to do it
 */
export const ScriptsNeeded = ({ children }: { children?: ReactNode }) => (
  <noscript>
    <Notice tone="warning">
      このページのご利用にはJavaScriptが必要です。ブラウザの設定で有効にしてから、もう一度開いてください。
      {children}
    </Notice>
  </noscript>
);
