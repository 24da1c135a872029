import { paths } from '@gakumado/shared/paths';
import type { ClaimedPage, RemoteClaims } from '@gakumado/shared/routing';
import { sitePages } from '@gakumado/shared/site-pages';
import type { SitePage } from '@gakumado/shared/site-pages';

/** Forms and pages of one visitor, which search engines do not list. */
const under = (section: ClaimedPage['section'], pages: readonly SitePage[], order?: number): ClaimedPage[] =>
  pages.map(({ label, to }) => ({ path: to, label, section, order, isUnlisted: true }));

export const claims: RemoteClaims = {
  name: '会員・お問い合わせ',
  segments: [
    'change_registration',
    'data_request',
    'favorite',
    'history',
    'inquiry',
    'login',
    'mailform',
    'mypage',
    'pr/it_id/inquiry',
    'pr/self_naiken/inquiry',
    'regist',
    'request',
    'reset_password',
    'view/contact',
    'withdrawal',
  ],
  sitemap: [
    // Behind the ways to search by oneself.
    ...under('search', [sitePages.roomOrder], 1),
    ...under('membership', [
      sitePages.favorite,
      sitePages.history,
      sitePages.regist,
      sitePages.login,
      sitePages.resetPassword,
      sitePages.mypage,
      { label: '保存した検索条件', to: paths.notificationSettings() },
      { label: '登録内容の変更', to: paths.changeRegistration() },
      { label: '退会のお手続き', to: paths.withdrawal() },
    ]),
    ...under('documents', [sitePages.request, sitePages.estateMaterial]),
    ...under('inquiries', [
      sitePages.inquiry,
      { label: 'オンライン相談会のご予約', to: paths.webConsultation() },
    ]),
  ],
};
