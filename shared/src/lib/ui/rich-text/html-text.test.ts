import { textOfHtml } from './html-text.ts';

test.each([
  ['<p>ありがとう<strong>ございました</strong>。</p>', 'ありがとうございました。'],
  ['<p>一行目<br>二行目</p>\n<p>次の段落</p>', '一行目\n二行目\n次の段落'],
  ['<ul><li>名前 &amp; 住所</li>\n<li><a href="/faq/">質問</a></li></ul>', '名前 & 住所\n質問'],
  ['<style>p{}</style><script>a()</script><!-- x -->本文', '本文'],
  ['改行\nの中', '改行 の中'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
