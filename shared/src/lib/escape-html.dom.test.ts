import { escapeHtml } from './escape-html.ts';

test('a text shows as it is, between tags and within quotes of both kinds', () => {
  const text = `</b> & "学生" 'x' &amp; <img src=x>`;
  const box = document.createElement('div');
  box.innerHTML = `<b title="${escapeHtml(text)}" lang='${escapeHtml(text)}'>${escapeHtml(text)}</b>`;
  expect(box.children).toHaveLength(1);
  const [shown] = box.children;
  expect([shown?.textContent, shown?.getAttribute('title'), shown?.getAttribute('lang')]).toEqual([
    text,
    text,
    text,
  ]);
});
