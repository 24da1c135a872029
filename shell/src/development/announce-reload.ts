/** How long the announcement is there before the reload, in ms. */
const SHOWN_MS = 700;

/** Says over the page, and in the console, that the page is about to be reloaded; resolves when that was to be read. */
export async function announceReload(): Promise<void> {
  const text = 'この変更は開いたままの画面に反映できません。読み込み直します。';
  console.warn(text);
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.style.cssText =
    'position:fixed;inset:0 0 auto;z-index:2147483647;margin:0;padding:12px;background:#222;color:#fff;text-align:center';
  line.textContent = text;
  document.body.append(line);
  await new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
}
