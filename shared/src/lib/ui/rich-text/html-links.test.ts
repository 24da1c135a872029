import { linksOfHtml } from './html-links.ts';

test.each([
  ['<p><a href="/faq/">よくある<strong>質問</strong></a>。</p>', [{ href: '/faq/', text: 'よくある質問' }]],
  ['<a href="javascript:alert(1)">x</a><a href="/a/"> </a><a>y</a>', []],
  [
    '<a href="/a/">一<a href="/b/">二</a>',
    [
      { href: '/a/', text: '一' },
      { href: '/b/', text: '二' },
    ],
  ],
  ['<script><a href="/a/">x</a></script><!-- <a href="/b/">y</a> -->', []],
])('%s', (html, links) => {
  expect(linksOfHtml(html)).toEqual(links);
});
