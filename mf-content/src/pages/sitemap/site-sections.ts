import { paths } from '@gakumado/shared/paths';
import { faqCategories } from '../../components/faq-list/faq-categories.ts';

export interface SiteSection {
  title: string;
  links: readonly { label: string; to: string }[];
}

/** The pages of the site that do not depend on data, by what a visitor wants to do. */
export const siteSections: readonly SiteSection[] = [
  {
    title: 'お部屋を探す',
    links: [
      { label: 'ホーム', to: paths.home() },
      { label: '学校から探す', to: paths.schools() },
      { label: '路線・駅から探す', to: paths.transit() },
      { label: 'そのほかの探し方', to: paths.search() },
      { label: 'お部屋探しのまとめて依頼', to: paths.roomOrder() },
    ],
  },
  {
    title: '会員・保存した物件',
    links: [
      { label: 'お気に入り', to: paths.favorite() },
      { label: '閲覧履歴', to: paths.history() },
      { label: 'ログイン', to: paths.login() },
      { label: '無料会員登録', to: paths.regist() },
    ],
  },
  {
    title: '読みもの・ご案内',
    links: [
      { label: 'はじめての方へ', to: paths.guide() },
      { label: 'サイトの使い方', to: paths.userguide() },
      { label: 'お部屋探しトピックス', to: paths.topics() },
      { label: 'キャンペーン', to: paths.event() },
      { label: '選ばれる理由', to: paths.support() },
      { label: '店舗一覧', to: paths.store() },
    ],
  },
  {
    title: 'よくある質問',
    links: [
      { label: 'よくある質問', to: paths.faq() },
      ...faqCategories.map(({ slug, title }) => ({ label: title, to: paths.faqCategory(slug) })),
    ],
  },
  {
    title: 'お問い合わせ・運営について',
    links: [
      { label: 'お問い合わせ', to: paths.inquiry() },
      { label: '資料請求', to: paths.request() },
      { label: '会社概要', to: paths.company() },
      { label: 'サイトポリシー', to: paths.policy() },
      { label: 'プライバシーポリシー', to: paths.privacy() },
    ],
  },
];
