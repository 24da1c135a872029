import { act, screen, within } from '@testing-library/react';
import { faqJsonLd } from '../../components/faq-list/faq-json-ld.ts';
import { listOf, openPage } from '../../testing/render-page.tsx';
import type { ContentAnswers } from '../../testing/render-page.tsx';
import { readFaqSeed } from '../../testing/read-faq-seed.ts';

const questions = readFaqSeed().map((entry) => Object.assign(entry, { is_top: entry.id === 'chintai-04' }));
const hostile = Object.assign(
  { ...questions[0]! },
  { id: 'chintai-99', question: '<script>の敷金', answer: '<p>敷金</p><img src=x onerror=alert(1)>' },
);

/** The service gives a hundred at once. */
const answers: ContentAnswers = ({ params }) => {
  const offset = Number(params['offset'] ?? 0);
  const all = [...questions, hostile];
  return listOf(all.slice(offset, offset + 100), all.length);
};

const at = (keyword: string) => `/faq/?keyword=${encodeURIComponent(keyword)}`;
const questionsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const dataOf = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';

test('the top shows much asked questions, the categories, and the questions about the site', async () => {
  const { calls } = openPage('/faq/', answers);
  await screen.findByRole('heading', { level: 2, name: 'よくお寄せいただくご質問' });
  expect(calls.map(({ params }) => params['offset'])).toEqual([0, 100]);
  expect(questionsOf('よくお寄せいただくご質問')).toEqual(['敷金は返ってきますか']);
  expect(within(screen.getByRole('region', { name: '分野から選ぶ' })).getAllByRole('link')).toHaveLength(12);
  expect(questionsOf('会員登録・ログイン')).toContain('退会するにはどうすればよいですか');
  expect(questionsOf('サイトの使い方')).toContain('いくつかの部屋を並べて比べることはできますか');
  const contents = within(screen.getByRole('navigation', { name: 'このページの内容' }));
  expect(contents.getByRole('link', { name: 'サイトの使い方' })).toHaveAttribute('href', '/faq/#tsukaikata');
  expect(screen.getByRole('heading', { name: 'サイトの使い方' })).toHaveAttribute('id', 'tsukaikata');
});

test('the data for search engines has the questions that have no other page', async () => {
  openPage('/faq/', answers);
  await screen.findByRole('heading', { level: 2, name: 'サイトの使い方' });
  const data = JSON.parse(dataOf());
  expect(data['@type']).toBe('FAQPage');
  const names = data.mainEntity.map(({ name }: { name: string }) => name);
  expect(names).toContain('退会するにはどうすればよいですか');
  expect(names).not.toContain('敷金は返ってきますか');
});

test('the search is a plain form, which works before and without scripts', async () => {
  openPage('/faq/', answers);
  const form = await screen.findByRole('search', { name: 'ご質問を言葉で探す' });
  expect(form).toHaveAttribute('action', '/faq/');
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'keyword');
  expect(within(form).getByRole('button', { name: '検索' })).toHaveAttribute('type', 'submit');
});

test('two words find what has both of them first, and mark them in question and answer', async () => {
  const { router, container } = openPage('/faq/', answers);
  await screen.findByRole('search');
  await act(() => router.navigate(at('しききん　更新料')));
  await screen.findByRole('heading', { level: 1, name: '「しききん　更新料」に関するご質問' });
  const heading = screen.getByRole('heading', { level: 2, name: /見つかったご質問（\d+件）/ });
  expect(screen.getByRole('searchbox')).toHaveValue('しききん　更新料');
  const found = questionsOf(heading.textContent);
  expect(found).toContain('更新料は必ずかかりますか');
  expect(found).toContain('敷金は返ってきますか');
  const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(new Set(marks)).toEqual(new Set(['敷金', '更新料', '更新']));
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(dataOf()).not.toContain('FAQPage');
});

test('the best answer is open; a closed one shows where the word is when its question has it not', async () => {
  openPage(at('敷金'), answers);
  await screen.findByRole('heading', { level: 1, name: '「敷金」に関するご質問' });
  const [best, ...others] = screen.getAllByRole('group');
  expect(best).toHaveAttribute('open');
  for (const other of others) expect(other).not.toHaveAttribute('open');
  expect(screen.getAllByText(/^…/)[0]).toBeInTheDocument();
});

test('what a service writes is text, and a search for signs is none', async () => {
  const { container } = openPage(at('<script> 敷金'), answers);
  await screen.findByRole('heading', { level: 1, name: '「<script> 敷金」に関するご質問' });
  expect(container.innerHTML).not.toContain('onerror');
  expect(container.querySelector('script:not([type])')).toBeNull();
});

test('what no question answers leads to a person', async () => {
  openPage(at('宇宙'), answers);
  expect(await screen.findByText('当てはまるご質問が見つかりませんでした')).toBeInTheDocument();
  const people = within(screen.getByRole('region', { name: '答えが見つからないときは' }));
  expect(people.getByRole('link', { name: /0120-/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(people.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/inquiry/general/');
  expect(screen.getByRole('region', { name: '分野から選ぶ' })).toBeInTheDocument();
});

test.each([
  ['礼金とは', '「礼金」の意味を用語集で見る', '礼金'],
  ['専有面積', '「専有面積」の意味を用語集で見る', '専有面積'],
])('a search for %s offers the glossary, with and without a question', async (keyword, name, term) => {
  openPage(at(keyword), answers);
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/guide/?term=${encodeURIComponent(term)}`,
  );
});

test('a service that is away costs the questions alone', async () => {
  openPage(at('敷金'), () => 'down');
  expect(await screen.findByText(/ご質問を読み込めませんでした/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '分野から選ぶ' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '答えが見つからないときは' })).toBeInTheDocument();
});

test('the address of a question opens it', async () => {
  openPage('/faq/#kaiin-08', answers);
  const heading = await screen.findByRole('heading', { name: '退会するにはどうすればよいですか' });
  expect(heading.closest('details')).toHaveAttribute('open');
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
});

test('a category lists its questions, with its data, and those of others about the same', async () => {
  openPage('/faq/keiyaku/', answers);
  await screen.findByRole('heading', { level: 1, name: '契約のよくある質問' });
  const trail = screen.getByRole('navigation', { name: '現在の位置' });
  expect(within(trail).getByRole('link', { name: 'よくある質問' })).toHaveAttribute('href', '/faq/');
  const own = questions.filter(({ category }) => category === 'keiyaku');
  for (const { question } of own)
    expect(screen.getByRole('heading', { level: 2, name: question })).toBeInTheDocument();
  const data = JSON.parse(dataOf());
  expect(data.mainEntity).toHaveLength(own.length);
  const related = within(screen.getByRole('region', { name: '関連するご質問' })).getAllByRole('link');
  expect(related).toHaveLength(5);
  for (const link of related)
    expect(link.getAttribute('href')).toMatch(/^\/faq\/((?!keiyaku)\w+\/)?#\w+-\d\d$/);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

const origin = 'https://gakumado.example';

test.each([
  ['<p>一<br>二 &lt;三&gt;</p>', '<p>一<br>二 &lt;三&gt;</p>'],
  ['<a href="/guide/">手引き</a>', `<a href="${origin}/guide/">手引き</a>`],
  ['<a href="https://x.example/?a=1&amp;b=2">外</a>', '<a href="https://x.example/?a=1&amp;b=2">外</a>'],
  ['<a href="//x.example/">外</a><a href="#a">上</a><a href="javascript:a()">x</a>', '外上x'],
  [
    '<table><thead><tr><th>種類</th><th>特徴</th></tr></thead><tbody><tr><td>学生寮</td><td>食事</td></tr></tbody></table>',
    '<div><div>種類：特徴</div><div>学生寮：食事</div></div>',
  ],
  ['<p class="x" onclick="a()"><u>線</u><strong>太字</strong></p>', '<p>線<strong>太字</strong></p>'],
  ['<script>a()</script><img src="/images/a.webp" alt="x"><hr>', ''],
])('search engines get of the answer %s what the page shows: %s', (answer, text) => {
  expect(faqJsonLd([{ ...questions[0]!, answer }], origin)).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text } }],
  });
});

test('without questions there is no data', () => {
  expect(faqJsonLd([], origin)).toBeUndefined();
});

test('a category that is not among the ten does not exist', async () => {
  openPage('/faq/kaiin/', answers);
  expect(await screen.findByText('HTTP 404')).toBeInTheDocument();
});
