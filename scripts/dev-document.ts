/**
 * React's refresh runtime of each remote looks for the renderers that started before it. The hook that the
 * shell's runtime installs keeps no list of them; this one does.
 */
const rendererList = `
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject: (renderer) => { const id = renderers.size + 1; renderers.set(id, renderer); return id; },
    onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  };`;

/** The page of `npm run dev`: rendered in the browser only, so that every change shows at once. */
export function devDocument(shellUrl: string, origin: string, accessKey?: string): string {
  const boot = {
    origin,
    accessKey,
    year: new Date().getFullYear(),
    assets: { styles: [], preloads: [], scripts: [] },
    hydration: {},
    isDevelopment: true,
  };
  return `<!doctype html>
<html lang="ja">
<head><meta charset="utf-8"><link rel="stylesheet" href="${shellUrl}shell-main.css"><script>${rendererList}</script></head>
<body>
<script id="gakumado-boot" type="application/json">${JSON.stringify(boot)}</script>
<script src="${shellUrl}shell-main.js"></script>
</body>
</html>`;
}
