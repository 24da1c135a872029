import { paths } from '@gakumado/shared/paths';

export interface SiteLink {
  label: string;
  to: string;
}

/** The links of the header, in the order of the specification (2.5). */
export const mainLinks: readonly SiteLink[] = [
  { label: 'はじめての方へ', to: paths.guide() },
  { label: 'よくある質問', to: paths.faq() },
  { label: 'お部屋を探す', to: paths.search() },
  { label: '選ばれる理由', to: paths.support() },
  { label: 'キャンペーン', to: paths.event() },
  { label: '店舗一覧', to: paths.store() },
];

/** More ways to go, in the menu of the phone. */
export const searchLinks: readonly SiteLink[] = [
  { label: '学校から探す', to: paths.schools() },
  { label: '路線・駅から探す', to: paths.transit() },
  { label: 'そのほかの探し方', to: paths.search() },
];

/** The site links of the footer (specification, 2.6). */
export const aboutLinks: readonly SiteLink[] = [
  { label: 'サイトマップ', to: paths.sitemap() },
  { label: '会社概要', to: paths.company() },
  { label: 'サイトポリシー', to: paths.policy() },
  { label: 'プライバシーポリシー', to: paths.privacy() },
];

export const readingLinks: readonly SiteLink[] = [
  { label: 'はじめての方へ', to: paths.guide() },
  { label: '選ばれる理由', to: paths.support() },
  { label: 'トピックス', to: paths.topics() },
  { label: 'よくある質問', to: paths.faq() },
  { label: 'サイトの使い方', to: paths.userguide() },
  { label: 'キャンペーン', to: paths.event() },
  { label: '資料請求', to: paths.request() },
  { label: 'お問い合わせ', to: paths.inquiry() },
];
