import { markdownToHtml } from './markdown.ts';

/** Without the line ends between elements. */
const toHtml = (source: string) => markdownToHtml(source).replaceAll(/>\n+</g, '><');

test('blocks become the elements that they are', () => {
  expect(
    toHtml(
      '## 見出し\n本文 **強調**\n二行目\n\n- 一\n- 二\n\n7. 七\n8. 八\n\n> 引用\n\n[手引き](/guide/?a=1&b=2)',
    ),
  ).toBe(
    '<h2>見出し</h2><p>本文 <strong>強調</strong><br>二行目</p><ul><li>一</li><li>二</li></ul>' +
      '<ol start="7"><li>七</li><li>八</li></ol><blockquote><p>引用</p></blockquote>' +
      '<p><a href="/guide/?a=1&amp;b=2">手引き</a></p>',
  );
});

test('a table has headers for its columns and its rows', () => {
  expect(toHtml('| 時期 | すること |\n|---|---|\n| 春 | **引っ越し** |')).toBe(
    '<table><thead><tr><th scope="col">時期</th><th scope="col">すること</th></tr></thead>' +
      '<tbody><tr><th scope="row">春</th><td><strong>引っ越し</strong></td></tr></tbody></table>',
  );
});

test('a picture with a title is a figure with a caption', () => {
  expect(toHtml('前\n\n![窓の "大きな" 部屋](/images/pictures/room-01.webp "例<1>")\n\n後')).toBe(
    '<p>前</p><figure><img src="/images/pictures/room-01.webp" alt="窓の &quot;大きな&quot; 部屋">' +
      '<figcaption>例&lt;1&gt;</figcaption></figure><p>後</p>',
  );
});

test('a list may be part of another one', () => {
  expect(toHtml('- 費用\n  1. 敷金\n  2. 礼金\n- 設備')).toBe(
    '<ul><li>費用<ol><li>敷金</li><li>礼金</li></ol></li><li>設備</li></ul>',
  );
});

test.each([
  ['これは**「重要」**です', 'これは<strong>「重要」</strong>です'],
  ['**敷金**と**礼金（1か月）**が必要', '<strong>敷金</strong>と<strong>礼金（1か月）</strong>が必要'],
  [String.raw`\*印は**\*必須**`, '*印は<strong>*必須</strong>'],
  ['2 ** 3 は 8', '2 ** 3 は 8'],
  ['`**そのまま**`', '<code>**そのまま**</code>'],
  ['![間取り図](/images/plan.png)', '<img src="/images/plan.png" alt="間取り図">'],
  ['https://example.com/をご覧ください', 'https://example.com/をご覧ください'],
])('%s is written as %s', (source, html) => {
  expect(toHtml(source)).toBe(`<p>${html}</p>`);
});

test.each([
  ['<script>alert("x")</script>', '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;'],
  ['本文の<b onclick="x">中</b>', '本文の&lt;b onclick=&quot;x&quot;&gt;中&lt;/b&gt;'],
  ['[学校](/a"onmouseover="x)', '<a href="/a%22onmouseover=%22x">学校</a>'],
])('HTML in the source is text: %s', (source, html) => {
  expect(toHtml(source)).toBe(`<p>${html}</p>`);
});
