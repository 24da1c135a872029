/**
 * @jest-environment node
 */
import { messages } from '@gakumado/shared/forms';
import { answerCalls, cardOf, refuseCall } from '@gakumado/shared/testing';
import { listOf } from '#testing/list-of.ts';
import { htmlOf, sendForm, serve } from '#testing/serve.tsx';

const LIST = `/favorite/?share=${'a'.repeat(32)}`;
const list = listOf([cardOf(1), cardOf(2)], [[1, '母', '△', 3]]);
const answers = { 'share/list/detail': list, 'share/list/verdict/save': {} };
const opinion = { estate_id: '1', by: ' 母 ', verdict: '○', comment: '近い', seen: '3 母' };

test('an opinion is given without scripts, in the place of the one that was seen', async () => {
  const calls = answerCalls(answers);
  const first = htmlOf(await serve(LIST));
  expect(first).toMatch(/<details[^>]*><summary>意見を伝える<\/summary>/);
  expect(first).toContain('name="seen" value="3 母"');
  const html = htmlOf(await sendForm(LIST, opinion));
  expect(html).toContain('伝えました。');
  // The next home is judged under the same name.
  expect(html.match(/name="by"[^>]*value="母"|value="母"[^>]*name="by"/g)).toHaveLength(3);
  expect(calls.find(({ path }) => path === 'share/list/verdict/save')?.body).toMatchObject({
    share_key: 'a'.repeat(32),
    estate_id: 1,
    by: '母',
    verdict: '○',
    comment: '近い',
    version: 3,
  });
});

test('a name that is sent alone is written into the form of each home', async () => {
  answerCalls(answers);
  const html = htmlOf(await sendForm(LIST, { by: ' 母 ' }));
  expect(html).toContain('「母」として、各物件の「意見を伝える」からお答えいただけます。');
  expect(html.match(/name="by"[^>]*value="母"|value="母"[^>]*name="by"/g)).toHaveLength(3);
  expect(htmlOf(await sendForm(LIST, { by: '' }))).toContain('お名前を入力してください。');
});

test('what is missing, or was answered meanwhile, is said, and nothing that was written is lost', async () => {
  const refuse = refuseCall(400, '', [
    { field: 'version', code: 'conflict', message: messages.verdictChanged },
  ]);
  const calls = answerCalls({ ...answers, 'share/list/verdict/save': refuse });
  const { verdict: _none, ...rest } = opinion;
  const missing = htmlOf(await sendForm(LIST, { ...rest, by: '' }));
  expect(missing).toContain('お名前を入力してください。');
  expect(missing).toContain('評価を選択してください。');
  expect(missing).toContain('value="近い"');
  expect(calls.map(({ path }) => path)).not.toContain('share/list/verdict/save');
  const changed = htmlOf(await sendForm(LIST, opinion));
  expect(changed).toContain(messages.verdictChanged);
  expect(changed).toContain('value="近い"');
});
