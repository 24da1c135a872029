/**
 * Hides the top banner before the first paint for visitors who closed it, and for members the text for guests in it and
 * whatever else is for guests. The HTML is the same for everybody, so the browser has to decide; a stylesheet of the
 * document's own leaves the markup as the server sent it.
 */
export const topBannerScript =
  'const c=document.cookie,m=/(?:^|; )Authorization=[^;]/.test(c),' +
  'r=(/(?:^|; )(?:fixedbannershow|bannershow)=1(?:;|$)/.test(c)?' +
  "'[data-top-banner]{display:none}html{--top-banner-height:0px}':" +
  "m?'[data-top-banner] a{visibility:hidden}':'')+(m?'[data-for-guests]{display:none}':'');" +
  'if(r){const s=new CSSStyleSheet();s.replaceSync(r);' +
  'document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}';
