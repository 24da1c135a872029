/**
 * Hides the top banner before the first paint for visitors who closed it and for members. The HTML is the same for everybody,
 * so the browser has to decide; a stylesheet of the document's own leaves the markup as the server sent it.
 */
export const topBannerScript =
  'if(/(?:^|; )(?:(?:fixedbannershow|bannershow)=1(?:;|$)|Authorization=[^;])/.test(document.cookie)){' +
  "const s=new CSSStyleSheet();s.replaceSync('[data-top-banner]{display:none}');" +
  'document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}';
