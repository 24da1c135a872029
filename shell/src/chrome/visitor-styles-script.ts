/**
 * Fits the page to its visitor before the first paint, because the HTML is the same for everybody: it hides the top banner
 * from those who closed it, from members the text for guests in it and whatever else is for guests, and from those who have
 * said their conditions the invitation to do so; their cards keep a line free for the way to each of their places. A
 * stylesheet of the document's own leaves the markup as the server sent it.
 */
export const visitorStylesScript =
  'const c=document.cookie,m=/(?:^|; )Authorization=[^;]/.test(c),s=/(?:^|; )MY_SEARCH=([^;]+)/.exec(c);' +
  'let r=(/(?:^|; )(?:fixedbannershow|bannershow)=1(?:;|$)/.test(c)?' +
  "'[data-top-banner]{display:none}html{--top-banner-height:0px}':" +
  "m?'[data-top-banner] a{visibility:hidden}':'')+(m?'[data-for-guests]{display:none}':'');" +
  'if(s)try{const n=JSON.parse(decodeURIComponent(s[1])).places.length;' +
  "r+='[data-my-search-invitation]{visibility:hidden}';" +
  "for(let i=1;i<=n;i++)r+='li[data-my-way=\"'+i+'\"]{display:grid}'}catch{}" +
  'if(r){const s=new CSSStyleSheet();s.replaceSync(r);' +
  'document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}';
