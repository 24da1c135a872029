import { markdownToHtml } from './markdown.ts';

test('blocks become the elements that they are', () => {
  const html = markdownToHtml(
    '## 見出し\n本文 **強調**\n二行目\n\n- 一\n- 二\n\n7. 七\n8. 八\n\n> 引用\n\n[手引き](/guide/?a=1&b=2)',
  );
  expect(html).toBe(
    '<h2>見出し</h2><p>本文 <strong>強調</strong><br>二行目</p>\n<ul><li>一</li><li>二</li></ul>\n' +
      '<ol start="7"><li>七</li><li>八</li></ol>\n<blockquote><p>引用</p></blockquote>\n' +
      '<p><a href="/guide/?a=1&amp;b=2">手引き</a></p>',
  );
});

test('a table has headers for its columns and its rows', () => {
  expect(markdownToHtml('| 時期 | すること |\n|---|---|\n| 春 | 引っ越し |')).toBe(
    '<table><thead><tr><th scope="col">時期</th><th scope="col">すること</th></tr></thead>' +
      '<tbody><tr><th scope="row">春</th><td>引っ越し</td></tr></tbody></table>',
  );
});

test('HTML in the source is text', () => {
  expect(markdownToHtml('<script>alert("x")</script>')).toBe(
    '<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</p>',
  );
});
