/** @jest-environment jest-fixed-jsdom */
import { mailHtml } from './mail-html.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const mail = parse(
  mailHtml({
    title: '受け付けました <1>',
    parts: [
      '見本 花子 様\n二行目',
      { heading: '店舗' },
      { lines: [['店舗', '高田馬場店', 'https://example.com/store/?shop=5&tab=access']] },
      { lines: [['ご要望', '<script>alert(1)</script>']] },
      { lines: [['物件', '見本荘', 'https://example.com/view/2/', '（物件番号 <13>）']] },
      { items: [{ name: 'パンフレット', details: [] }] },
      { items: [{ name: '<b>見本館</b>', href: 'https://example.com/view/1/?a="', details: ['5万円'] }] },
    ],
    footer: [{ link: '停止', href: 'https://example.com/stop/' }],
  }),
);

test('its parts are what they look like, in Japanese and in their order', () => {
  expect([mail.compatMode, mail.documentElement.lang]).toEqual(['CSS1Compat', 'ja']);
  expect([mail.title, mail.querySelector('h1')?.textContent]).toEqual(Array(2).fill('受け付けました <1>'));
  const names = [...mail.querySelectorAll('h1, h2, p, dt, dd, li, footer')].map(({ localName }) => localName);
  expect(names.join(' ')).toBe('h1 p h2 dt dd dt dd dt dd li li footer p p');
  expect(mail.querySelector('p br')).not.toBeNull();
});

test('a number in brackets at the end of a title is not torn apart', () => {
  const title = 'お問い合わせを受け付けました（受付番号：Q12345678）';
  const heading = parse(mailHtml({ title, parts: [] })).querySelector('h1');
  expect(heading?.textContent).toBe(title);
  expect(heading?.querySelector('span')?.textContent).toBe('（受付番号：Q12345678）');
});

test('links are links', () => {
  const links = [...mail.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]);
  expect(links).toEqual([
    ['高田馬場店', 'https://example.com/store/?shop=5&tab=access'],
    ['見本荘', 'https://example.com/view/2/'],
    ['<b>見本館</b>', 'https://example.com/view/1/?a="'],
    ['停止', 'https://example.com/stop/'],
  ]);
});

test('nothing is loaded and nothing runs', () => {
  expect(mail.querySelectorAll('img, script, link, style, iframe, form, [src], [background]')).toHaveLength(
    0,
  );
  expect(mail.querySelectorAll('dd')[2]?.textContent).toBe('見本荘（物件番号 <13>）');
  expect(mail.querySelectorAll('dd')[1]?.textContent).toBe('<script>alert(1)</script>');
});
