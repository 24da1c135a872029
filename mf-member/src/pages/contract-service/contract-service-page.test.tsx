import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayInJapan } from '@gakumado/shared/calendar-days';
import { createAppStore, languageChanged } from '@gakumado/shared/store';
import { cardOf, refuseCall, renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import {
  captchaAnswers,
  chooseDay,
  chooseTime,
  confirm,
  fillInPerson,
  press,
  tick,
  type,
} from '../../testing/fill-in-form.ts';

const PAGE = '/pr/it_id/inquiry/';
const tomorrow = addDays(todayInJapan(), 1);
const calendarDay = (date: string, times: string[]) => ({
  date,
  is_open: true,
  open_time: null,
  close_time: null,
  note: null,
  slots: times.map((time) => ({ time, visit_remaining: 0, video_remaining: 1 })),
});
const inquiry = {
  inquiry_id: 1,
  inquiry_no: 'Q12345678',
  shop: {
    shop_id: 1,
    shop_name: '高田馬場店',
    tel: '03-0000-0000',
    area_slug: 'kanto',
    m_prefecture_id: 13,
    address: '東京都新宿区1-1',
  },
  estate_ids: [100015],
  reply_text: '明日の午前中にご連絡します。',
  reservation: null,
};
const answers = {
  ...captchaAnswers,
  'estate/list': [cardOf(100015)],
  'shop/calendar': [calendarDay(todayInJapan(), []), calendarDay(tomorrow, ['13:00'])],
  'inquiry/create': { ...inquiry, inquiries: [inquiry], documents: [] },
};

async function sendForm() {
  await press('申し込む');
  await userEvent.type(await screen.findByRole('textbox', { name: /3と4/ }), '7');
  await press('申し込む');
}

beforeEach(() => sessionStorage.clear());

test('the explanation of a contract is asked for an estate, at times of its shop', async () => {
  const { calls } = await renderRoutes(routes, `${PAGE}?estateId=100015`, { answers });
  expect(screen.getByRole('link', { name: '見本マンション100015' })).toHaveAttribute('href', '/view/100015/');
  expect(screen.queryByRole('textbox', { name: '物件番号' })).not.toBeInTheDocument();
  await chooseDay('第1希望', tomorrow);
  await chooseTime('第1希望', '13:00');
  await fillInPerson();
  await confirm();
  await sendForm();
  expect(await screen.findByText('お申し込みを受け付けました。受付番号：Q12345678')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'お申し込みが完了しました' })).toBeVisible();
  expect(screen.getByText('明日の午前中にご連絡します。')).toBeVisible();
  const { body } = calls.find(({ path }) => path === 'inquiry/create')!;
  expect(body).toMatchObject({
    form_type: 'it_id',
    estate_ids: [100015],
    wishes: [{ date: tomorrow, time: '13:00' }],
    applicant: { mail_address: 'Hanako@example.com', agree: true },
  });
});

test('without an estate its number can be typed, and every day of the times is offered', async () => {
  const message = '選択された物件が見つかりませんでした。物件を選択し直してください。';
  const refuse = refuseCall(400, '', [{ field: 'applicant.estate_inquiry_no', code: 'not_found', message }]);
  const first = await renderRoutes(routes, PAGE, { answers: { ...answers, 'inquiry/create': refuse } });
  await chooseDay('第1希望', tomorrow);
  await chooseTime('第1希望', '09:30');
  await press('入力内容を確認する');
  expect(await screen.findByText('入力内容に6件の誤りがあります。')).toBeInTheDocument();
  await type('物件番号', 'G999');
  await fillInPerson();
  await confirm();
  first.unmount();
  await renderRoutes(routes, `${PAGE}?step=confirm`, { answers: { ...answers, 'inquiry/create': refuse } });
  expect(await screen.findByText('G999')).toBeVisible();
  await sendForm();
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  await press(/^修正する.*物件番号$/);
  await waitFor(() => expect(screen.getByRole('textbox', { name: '物件番号' })).toHaveFocus());
});

test('an estate that a link names wrongly is left out', async () => {
  await renderRoutes(routes, `${PAGE}?estateId=x`, { answers });
  expect(screen.getByRole('textbox', { name: '物件番号' })).toBeVisible();
  await tick(/個人情報の取り扱い/);
});

test('titles tell the steps apart, and the call says the language of the visitor', async () => {
  const store = createAppStore();
  store.dispatch(languageChanged('en'));
  const { calls } = await renderRoutes(routes, `${PAGE}?estateId=100015`, { answers, store });
  const title = 'オンラインでの重要事項説明のお申し込み';
  expect(document.title).toBe(`${title}｜ガクマド`);
  await chooseDay('第1希望', tomorrow);
  await chooseTime('第1希望', '13:00');
  await fillInPerson();
  await confirm();
  expect(document.title).toBe(`${title}（確認）｜ガクマド`);
  await sendForm();
  await screen.findByRole('heading', { name: 'お申し込みが完了しました' });
  expect(document.title).toBe(`${title}（完了）｜ガクマド`);
  expect(calls.find(({ path }) => path === 'inquiry/create')?.body).toMatchObject({ language: 'en' });
});
