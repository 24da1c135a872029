/**
 * Development only. A page module exports its loader beside its component, which React Refresh takes for a
 * reason to reload. Its components are registered all the same, so the page accepts its own change and asks
 * for the refresh itself; a changed loader is used after the next full load.
 */
export default function pageRefreshLoader(source) {
  return `${source}
import * as refreshRuntime from 'react-refresh/runtime';
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) setTimeout(() => refreshRuntime.performReactRefresh(), 30);
}
`;
}
