import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import type { SitePage } from '@gakumado/shared/site-pages';
import { faqCategories, faqSections, regions, supportServices } from '@gakumado/shared/vocabulary';

export interface SiteSection {
  title: string;
  links: readonly SitePage[];
  /** A part of its links could not be loaded. */
  isFailed?: boolean;
}

/** Titles of items from the content service, or the fact that it did not answer. */
interface Listing<T> {
  contents: readonly T[];
  isFailed: boolean;
}

export interface NamedContent {
  pages: Listing<{ id: string; title: string }>;
  events: Listing<{ id: string; title: string }>;
  mailForms: Listing<{ id: string; title: string }>;
}

const searching: SiteSection = {
  title: sitePages.search.label,
  links: [
    sitePages.home,
    sitePages.search,
    sitePages.schools,
    sitePages.searchByArea,
    sitePages.transit,
    { label: '地図から探す', to: paths.range(3) },
    { label: '言葉から探す', to: paths.searchByWords() },
    sitePages.searchCondition,
    { label: '質問に答えて探す', to: paths.guidedSearch() },
    sitePages.roomOrder,
  ],
};

const membership: SiteSection = {
  title: '会員・保存した物件',
  links: [
    sitePages.favorite,
    sitePages.history,
    sitePages.regist,
    sitePages.login,
    sitePages.resetPassword,
    sitePages.mypage,
    { label: '保存した検索条件', to: paths.notificationSettings() },
    { label: '登録内容の変更', to: paths.changeRegistration() },
    { label: '退会のお手続き', to: paths.withdrawal() },
  ],
};

const topics: SiteSection = {
  title: sitePages.topics.label,
  links: [
    { label: 'すべての地域', to: paths.topics() },
    ...regions.map(({ slug, name }) => ({ label: name, to: paths.topicsInArea(slug) })),
  ],
};

const questions: SiteSection = {
  title: sitePages.faq.label,
  links: [
    { label: 'よくお寄せいただくご質問', to: paths.faq() },
    ...faqCategories.map(({ slug, title }) => ({ label: title, to: paths.faqCategory(slug) })),
    ...faqSections.map(({ slug, title }) => ({ label: title, to: paths.faqSection(slug) })),
  ],
};

const about: SiteSection = {
  title: '運営について',
  links: [sitePages.company, sitePages.policy, sitePages.disclosure, sitePages.privacy],
};

/** The sections of the site that belong to no place, by the visitor's purpose. */
export function siteSections({ pages, events, mailForms }: NamedContent): SiteSection[] {
  /** A page by its own title, if the service has it. */
  const named = (id: string, to: string): SitePage[] =>
    pages.contents.filter((page) => page.id === id).map(({ title }) => ({ label: title, to }));
  return [
    searching,
    membership,
    {
      title: 'はじめての方へ・サポート',
      links: [
        sitePages.guide,
        sitePages.glossary,
        sitePages.userguide,
        sitePages.support,
        ...supportServices.flatMap((it) => named(`support-${it}`, paths.supportService(it))),
        ...named('cm', paths.commercials()),
      ],
      isFailed: pages.isFailed,
    },
    questions,
    topics,
    {
      title: sitePages.event.label,
      links: [
        { label: 'キャンペーン一覧', to: paths.event() },
        ...events.contents.map(({ id, title }) => ({ label: title, to: paths.campaign(id) })),
      ],
      isFailed: events.isFailed,
    },
    {
      title: '資料',
      links: [
        sitePages.request,
        sitePages.estateMaterial,
        ...named('leaflets', paths.leaflets()),
        ...named('download', paths.download()),
      ],
      isFailed: pages.isFailed,
    },
    {
      title: 'お問い合わせ・お申し込み',
      links: [
        sitePages.store,
        sitePages.inquiry,
        { label: 'オンライン相談会のご予約', to: paths.webConsultation() },
        ...named('pr-it_id', paths.contractService()),
        ...named('pr-self_naiken', paths.selfViewing()),
        ...mailForms.contents.map(({ id, title }) => ({ label: title, to: paths.mailForm(id) })),
      ],
      isFailed: pages.isFailed || mailForms.isFailed,
    },
    about,
  ];
}
