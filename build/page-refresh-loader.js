/**
 * Development only. A page module exports its loader beside its component, which React Refresh takes for a
 * reason to reload. Its components are registered all the same, so the page accepts its own change, asks
 * for the refresh itself, and has the shell run its loader again.
 */
export default function pageRefreshLoader(source) {
  return `${source}
import * as refreshRuntime from 'react-refresh/runtime';
if (import.meta.webpackHot) {
  const accept = (hot) =>
    hot.accept((error, { moduleId }) => {
      globalThis.gakumadoDevelopment?.updateFailed(error);
      accept(__webpack_require__.c[moduleId].hot);
    });
  accept(import.meta.webpackHot);
  if (import.meta.webpackHot.data) {
    setTimeout(() => refreshRuntime.performReactRefresh(), 30);
    globalThis.gakumadoDevelopment?.pageReplaced();
  }
}
`;
}
