import { sitePages } from '@gakumado/shared/site-pages';
import type { Breadcrumb } from '@gakumado/shared/ui';
import { alternatives } from '@gakumado/shared/ui/upcoming';
import type { UpcomingText, Alternative } from '@gakumado/shared/ui/upcoming';

const mypage: Breadcrumb = sitePages.mypage;

const memberPage: Alternative = {
  ...sitePages.mypage,
  note: 'お気に入りや閲覧履歴をご覧いただけます。',
};

export const upcomingTexts = {
  '/change_registration': {
    title: '登録内容の変更',
    purpose: 'お名前、メールアドレス、パスワード、メールの受け取りなどを変更していただくページです。',
    parents: [mypage],
    alternatives: [memberPage],
  },
  '/withdrawal': {
    title: '退会のお手続き',
    purpose: '会員を退会されるときのお手続きをしていただくページです。',
    parents: [mypage],
    alternatives: [
      {
        ...sitePages.privacy,
        note: '個人情報の取り扱いと、削除のご請求についてご案内しています。',
      },
    ],
  },
  '/mailform/web_soudankai': {
    title: 'オンライン相談会のご予約',
    purpose: 'お部屋探しのご相談をオンラインで承る、相談会のご予約のためのページです。',
    alternatives: [alternatives.viewing],
  },
  '/pr/it_id/inquiry': {
    title: 'オンラインでの重要事項説明のお問い合わせ',
    purpose: 'オンラインでの重要事項説明と本人確認について、お問い合わせいただくページです。',
    alternatives: [alternatives.contract],
  },
  '/pr/self_naiken/inquiry': {
    title: 'おひとりでのご内見のご予約',
    purpose: 'スタッフの立ち会いのないご内見について、日時のご希望をお知らせいただくページです。',
    alternatives: [alternatives.viewing],
  },
} satisfies Record<string, UpcomingText>;

export type UpcomingPath = keyof typeof upcomingTexts;
