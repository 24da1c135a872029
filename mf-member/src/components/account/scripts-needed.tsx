import type { ReactNode } from 'react';
import { Notice } from '@gakumado/shared/ui';
import { WithoutScripts } from '../../step-form/without-scripts.tsx';

/**
 * Says on a page of what belongs to one visitor that scripts load and send it.
 * @param children another way to do it
 */
export const ScriptsNeeded = ({ children }: { children?: ReactNode }) => (
  <WithoutScripts>
    <Notice tone="warning">
      このページのご利用にはJavaScriptが必要です。ブラウザの設定や通信状況をご確認のうえ、もう一度開いてください。
      {children}
    </Notice>
  </WithoutScripts>
);
