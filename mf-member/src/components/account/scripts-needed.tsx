import { Notice } from '@gakumado/shared/ui';

/** Says before anything is typed that the page needs scripts, which write the session's cookies (decision 37). */
export function ScriptsNeeded() {
  return (
    <noscript>
      <Notice tone="warning">
        このページのご利用にはJavaScriptが必要です。ブラウザの設定で有効にしてから、もう一度開いてください。
      </Notice>
    </noscript>
  );
}
