import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { RichText } from './rich-text.tsx';

function show(html: string) {
  return render(<RichText html={html} />, { wrapper: MemoryRouter });
}

function markupOf(html: string): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RichText html={html} />
    </MemoryRouter>,
  );
}

test('an article keeps its headings, lists, tables and links', () => {
  show(`<h1>題</h1><p>本文 <strong>強調</strong><br>二行目</p><ol start="3"><li>三つ目</li></ol>
    <table><thead><tr><th scope="col">時期</th></tr></thead><tbody><tr><td>春</td></tr></tbody></table>
    <p><a href="/guide/">手引き</a> <a href="https://example.com/">外</a></p>`);
  expect(screen.getByRole('heading', { level: 2, name: '題' })).toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
  expect(within(screen.getByRole('table')).getByRole('columnheader')).toHaveTextContent('時期');
  expect(screen.getByRole('link', { name: '手引き' })).toHaveAttribute('href', '/guide/');
  expect(screen.getByRole('link', { name: '外' })).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['<h2>費用</h2><p>内訳</p><h3><b>初年度</b></h3><p>円</p>', '', '初年度'],
  ['<h2>費用</h2>', '<caption>月ごとの費用</caption>', '月ごとの費用'],
  ['<h2>費用</h2>', '<caption> </caption>', '費用'],
])('a table below %s with %s is named %s', (before, caption, name) => {
  show(`${before}<table>${caption}<tbody><tr><td>春</td></tr></tbody></table><h2>後</h2>`);
  expect(screen.getByRole('table', { name })).toBeVisible();
  expect(screen.getByRole('group', { name: `${name}の表` })).toBeVisible();
});

test('a table without caption and heading has no name', () => {
  show('<table><tbody><tr><td>春</td></tr></tbody></table>');
  expect(screen.getByRole('table')).not.toHaveAccessibleName();
  expect(screen.getByRole('group', { name: '表' })).toBeVisible();
});

const tableOf = (titles: string[], row: string[]) =>
  `<table><thead><tr>${titles.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>
  <tbody><tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`;

test.each([
  ['two columns stay rows', ['月', 'こと'], ['11月', '話す'], false],
  ['three columns may be blocks', ['秒', '場面', 'せりふ'], ['0～6', '朝', '弟「坂」'], true],
  ['five columns scroll', ['一', '二', '三', '四', '五'], ['1', '2', '3', '4', '5'], false],
  ['a row of another length stays as it is', ['秒', '場面', 'せりふ'], ['0～6', '朝'], false],
])('%s', (_, titles, row, isStacked) => {
  show(tableOf(titles, row));
  expect(screen.getByRole('table').hasAttribute('data-stacked')).toBe(isStacked);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(titles);
  const told = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-title'));
  expect(told).toEqual(row.map((_cell, index) => (isStacked ? titles[index] : null)));
});

test('a link to a page is followed inside the site, one to a file by the browser', () => {
  show('<a href="/guide/">頁</a><a href="/documents/sheet-visit.pdf?download=1">用紙</a>');
  expect(screen.getByRole('link', { name: '頁' })).not.toHaveAttribute('rel');
  const file = screen.getByRole('link', { name: '用紙' });
  expect(file).toHaveAttribute('href', '/documents/sheet-visit.pdf?download=1');
  expect(file).toHaveAttribute('rel');
});

test.each([
  '<script>alert(1)</script>',
  '<script src=//evil.example></script',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<div/onmouseover=alert(1)>x</div>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
])('nothing that could run comes out of %s', (html) => {
  const { container } = show(html);
  expect(container.querySelector('script, iframe, object, embed, svg.x, math, form, style')).toBeNull();
  for (const element of container.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/);
      expect(value).not.toMatch(/javascript:|^data:/i);
    }
  }
});

test('a film is played with the captions and the picture beside it, and loaded by nobody before', () => {
  show('<p><img src="/videos/asa.mp4" alt="「朝の時間」編"></p>');
  const film = screen.getByLabelText('「朝の時間」編');
  expect(film).toHaveAttribute('src', '/videos/asa.mp4');
  expect(film).toHaveAttribute('controls');
  expect(film).toHaveAttribute('preload', 'none');
  expect(film).toHaveAttribute('poster', '/videos/asa.webp');
  const captions = film.querySelector('track');
  expect(captions).toHaveAttribute('kind', 'captions');
  expect(captions).toHaveAttribute('src', '/videos/asa.vtt');
  expect(captions).toHaveAttribute('srclang', 'ja');
});

test('a film of another site is none', () => {
  const { container } = show(
    '<img src="https://elsewhere.example/a.mp4" alt="外"><img src="//evil.example/a.mp4">',
  );
  expect(container.querySelector('video')).toBeNull();
});

test('a protocol-relative address does not count as one of this site', () => {
  show('<a href="//evil.example/">外</a><a href="/\\evil.example">外</a>');
  expect(screen.queryByRole('link')).toBeNull();
});

const piece = fc.oneof(
  fc
    .constantFrom(
      'p',
      'div',
      'h2',
      'h3',
      'ul',
      'ol',
      'li',
      'table',
      'thead',
      'tbody',
      'tr',
      'td',
      'th',
      'caption',
      'a',
      'strong',
      'em',
      'blockquote',
      'dl',
      'dt',
      'dd',
      'figure',
      'br',
      'hr',
      'img',
      'script',
      'form',
      'h1',
      'span',
      'unknown',
    )
    .chain((tag) =>
      fc.constantFrom(
        `<${tag}>`,
        `</${tag}>`,
        `<${tag} href="/a/" src='/images/a.webp' onclick=x>`,
        `<${tag}`,
      ),
    ),
  fc.constantFrom(
    '文',
    ' ',
    '\r\n',
    '&lt;b&gt;',
    '&#13;',
    '&amp;amp;',
    '<',
    '>',
    '"',
    '<!--',
    '-->',
    '<![CDATA[',
    '\0',
  ),
);

test('whatever the text, a browser reads the markup as the same tree', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const markup = markupOf(pieces.join(''));
      const first = document.createElement('div');
      first.innerHTML = markup;
      // React's own markup differs from a browser's only in how it writes text and attributes.
      const second = document.createElement('div');
      second.innerHTML = first.innerHTML;
      expect(second.isEqualNode(first)).toBe(true);
      expect(shape(first)).toBe(shapeOfMarkup(markup));
    }),
    { numRuns: 400 },
  );
});

/** Names of the elements in order of their tags, as the tree has them. */
function shape(parent: Element): string {
  return [...parent.children]
    .map((child) => `<${child.localName}>${shape(child)}</${child.localName}>`)
    .join('');
}

/** The same read from the text of the markup alone. */
function shapeOfMarkup(markup: string): string {
  const tags = markup.match(/<\/?[a-z][a-z0-9]*/g) ?? [];
  const isEmpty = (name: string) => ['br', 'hr', 'img', 'path', 'line'].includes(name);
  return tags
    .filter((tag) => !(tag.startsWith('</') && isEmpty(tag.slice(2))))
    .map((tag) => (tag.startsWith('</') || !isEmpty(tag.slice(1)) ? `${tag}>` : `${tag}></${tag.slice(1)}>`))
    .join('');
}
