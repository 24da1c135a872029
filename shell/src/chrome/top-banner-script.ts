/**
 * Hides the top banner before the first paint for visitors who closed it, and the text for guests in it for members. The
 * HTML is the same for everybody, so the browser has to decide; a stylesheet of the document's own leaves the markup as
 * the server sent it.
 */
export const topBannerScript =
  'const c=document.cookie,r=/(?:^|; )(?:fixedbannershow|bannershow)=1(?:;|$)/.test(c)?' +
  "'[data-top-banner]{display:none}html{--top-banner-height:0px}':" +
  "/(?:^|; )Authorization=[^;]/.test(c)?'[data-top-banner] a{visibility:hidden}':'';" +
  'if(r){const s=new CSSStyleSheet();s.replaceSync(r);' +
  'document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}';
