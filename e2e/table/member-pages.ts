import type { Row, State } from './page-table.ts';

const onlyDifferences: State = {
  name: 'only the differences',
  reach: async (page) => {
    await page.getByLabel('違いだけ表示').check();
    await page.getByText('違いのある項目だけを表示しています。').waitFor();
  },
};

const emptyForm: State = {
  name: 'with the faults of an empty form',
  reach: async (page) => {
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    await page.getByText(/^入力内容に\d+件の誤りがあります。$/).waitFor();
  },
};

/** The pages of mf-member; those behind `auth` are visited by a member. */
export const memberPages: readonly Row[] = [
  [
    'change_registration',
    'mypage',
    'auth',
    'no',
    { at: '/change_registration/', says: /ログインとお知らせに使うアドレス/ },
  ],
  [
    'favorite',
    'favorite',
    'fav',
    'no',
    { at: '/favorite/', says: /お気に入り/ },
    {
      at: '/favorite/?compare=102765,100057,100058,100014&campus=55',
      says: /早稲田キャンパスまで/,
      states: [onlyDifferences],
      isWide: true,
    },
  ],
  ['history', 'history', 'hist', 'no', { at: '/history/', says: /閲覧履歴/ }],
  ['login', 'login', 'login', 'no', { at: '/login/', says: /パスワード/ }],
  ['mypage', 'mypage', 'auth', 'no', { at: '/mypage/', says: /新着のお知らせの設定/ }],
  [
    'regist',
    'auth',
    'guestOnly',
    'any',
    { at: '/regist/', says: /会員登録は無料です/, states: [emptyForm] },
    { at: '/regist/?step=code&from=mail', says: /メールに書かれた6桁の数字/ },
  ],
  ['request', 'inquiry', '', 'no', { at: '/request/', says: /PDFを読む/ }],
  ['reset_password', 'auth', 'guestOnly', 'no', { at: '/reset_password/', says: /再設定用のURLを送る/ }],
  ['withdrawal', 'mypage', 'auth', 'no', { at: '/withdrawal/', says: /退会される前にご確認ください/ }],
  [
    'data_request/contact',
    'inquiry',
    '',
    'no',
    { at: '/data_request/contact/?estateIds=100015', says: /ご希望の都道府県/ },
  ],
  [
    'inquiry/general',
    'inquiry',
    '',
    'no',
    { at: '/inquiry/general/?inquiryContentsId=3&isVisit=1', says: /ご希望の日時|第1希望/ },
  ],
  [
    'mailform/web_soudankai',
    'contents_mailform',
    '',
    'no',
    { at: '/mailform/web_soudankai/', says: /相談会のツール/ },
  ],
  [
    'mypage/search_condition',
    'mypage',
    'auth',
    'no',
    { at: '/mypage/search_condition/', says: /新着のお知らせは、条件ごとに/ },
  ],
  [
    'request/contact',
    'inquiry',
    '',
    'no',
    { at: '/request/contact/', says: /お届け方法/ },
    { at: '/request/contact/?document_ids=1,21', says: /お部屋見学チェックシート/ },
  ],
  [
    'reset_password/change',
    'auth',
    'code',
    'no',
    {
      at: '/reset_password/change/?code=123456&mail_address=hanako%40example.com',
      says: /パスワードを変更する/,
    },
  ],
  [
    'view/contact',
    'viewContact',
    '',
    'no',
    { at: '/view/contact/', says: /知りたいこと/ },
    { at: '/view/contact/?estate_ids=100015,100033', says: /13-100015/ },
  ],
  [
    'mailform/matomete/roomorder',
    'matomete',
    '',
    'no',
    { at: '/mailform/matomete/roomorder/', says: /志望順位/ },
  ],
  ['pr/it_id/inquiry', 'inquiry', '', 'no', { at: '/pr/it_id/inquiry/?estateId=100015', says: /第1希望/ }],
  [
    'pr/self_naiken/inquiry',
    'inquiry',
    '',
    'no',
    { at: '/pr/self_naiken/inquiry/?estateId=100015', says: /本人確認に同意する/ },
  ],
  [
    'mailform/:name',
    'contents_mailform',
    '',
    'no',
    { at: '/mailform/owner/', says: /物件をお持ちの方のご相談/ },
  ],
];
