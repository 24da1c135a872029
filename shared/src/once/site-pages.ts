import { paths } from '@gakumado/shared/paths';

/** A page as links to it name it: its own title, or the part of it before the name of a place. */
export interface SitePage {
  label: string;
  to: string;
}

/** The pages that several links lead to. */
export const sitePages = {
  home: { label: 'ホーム', to: paths.home() },
  search: { label: 'お部屋を探す', to: paths.search() },
  schools: { label: '学校から探す', to: paths.schools() },
  transit: { label: '路線・駅から探す', to: paths.transit() },
  searchByArea: { label: 'エリアから探す', to: paths.searchByArea() },
  searchCondition: { label: '条件から探す', to: paths.searchCondition() },
  /** The search page, beside other ways to search. */
  otherSearches: { label: 'そのほかの探し方', to: paths.search() },
  roomOrder: { label: 'お部屋探しのまとめて依頼', to: paths.roomOrder() },
  favorite: { label: 'お気に入り', to: paths.favorite() },
  history: { label: '閲覧履歴', to: paths.history() },
  mypage: { label: '会員ページ', to: paths.mypage() },
  login: { label: 'ログイン', to: paths.login() },
  regist: { label: '無料会員登録', to: paths.regist() },
  resetPassword: { label: 'パスワードの再設定', to: paths.resetPassword() },
  guide: { label: 'はじめての方へ', to: paths.guide() },
  glossary: { label: '賃貸の用語集', to: paths.glossary() },
  userguide: { label: 'サイトの使い方', to: paths.userguide() },
  support: { label: '選ばれる理由', to: paths.support() },
  topics: { label: 'お部屋探しトピックス', to: paths.topics() },
  faq: { label: 'よくある質問', to: paths.faq() },
  event: { label: 'キャンペーン', to: paths.event() },
  store: { label: '店舗一覧', to: paths.store() },
  leaflets: { label: 'デジタルパンフレット', to: paths.leaflets() },
  download: { label: '書類のダウンロード', to: paths.download() },
  commercials: { label: 'CMギャラリー', to: paths.commercials() },
  contractService: { label: 'オンラインでの重要事項説明と本人確認', to: paths.contractService() },
  selfViewing: { label: 'おひとりでのご内見', to: paths.selfViewing() },
  request: { label: '資料請求', to: paths.request() },
  requestContact: { label: 'パンフレットのご請求', to: paths.requestContact() },
  estateMaterial: { label: '物件資料のご請求', to: paths.estateMaterial() },
  inquiry: { label: 'お問い合わせ', to: paths.inquiry() },
  viewContact: { label: '物件のお問い合わせ', to: paths.viewContact() },
  sitemap: { label: 'サイトマップ', to: paths.sitemap() },
  company: { label: '会社概要', to: paths.company() },
  policy: { label: 'サイトポリシー', to: paths.policy() },
  disclosure: { label: '個人情報の開示などのご請求', to: paths.kaiji() },
  privacy: { label: 'プライバシーポリシー', to: paths.privacy() },
} as const satisfies Record<string, SitePage>;

/** The label of a link or button to the bulk order that has no text beside it. */
export const ORDER_ACTION = 'お部屋探しを依頼する';

/** The page of a prefecture's municipalities, with the name of the prefecture before it. */
export const SEARCH_BY_CITY = '市区町村から探す';
