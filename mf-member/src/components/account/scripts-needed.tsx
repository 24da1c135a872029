import { Notice } from '@gakumado/shared/ui';

/** Says on a page of members that scripts load and send what is the member's own. */
export const ScriptsNeeded = () => (
  <noscript>
    <Notice tone="warning">
      このページのご利用にはJavaScriptが必要です。ブラウザの設定で有効にしてから、もう一度開いてください。
    </Notice>
  </noscript>
);
