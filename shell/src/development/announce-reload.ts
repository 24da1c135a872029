/** How long the announcement is there before the reload, in ms. */
const SHOWN_MS = 700;

/** How long a page says that it was made anew, in ms. */
const REBUILT_MS = 4_000;

/** Says something over the page and in the console; answers how to take it away. */
function announce(text: string): () => void {
  console.warn(text);
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.style.cssText =
    'position:fixed;inset:0 0 auto;z-index:2147483647;margin:0;padding:12px;background:#222;color:#fff;text-align:center';
  line.textContent = text;
  document.body.append(line);
  return () => line.remove();
}

/** Says over the page, and in the console, that the page is about to be reloaded; resolves when that was to be read. */
export async function announceReload(): Promise<void> {
  announce('この変更は開いたままの画面に反映できません。読み込み直します。');
  await new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
}

/** Says for some seconds that a page which an error had taken away is there again, without the state of its components. */
export function announceRebuilt(): void {
  const end = announce('エラーで消えた画面を作り直しました。入力した文字のほかは、はじめの状態です。');
  setTimeout(end, REBUILT_MS);
}
