import { siteMapSections } from '@gakumado/shared/claims';
import type { ClaimedPage, SiteMapPart, SiteMapSection } from '@gakumado/shared/claims';
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
export interface Listing<T> {
  contents: readonly T[];
  isFailed: boolean;
}

export interface NamedContent {
  pages: Listing<{ id: string; title: string }>;
  events: Listing<{ id: string; title: string }>;
  mailForms: Listing<{ id: string; title: string }>;
  /** The pages of other teams. */
  others: Listing<SiteMapPart>;
}

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

const isKnown = (section: SiteMapSection | undefined) =>
  section !== undefined && siteMapSections.includes(section);

const toLinks = (pages: readonly ClaimedPage[]): SitePage[] =>
  pages
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map(({ label = '', path }) => ({ label, to: path }));

/** The pages of other teams under a heading of the site. */
const linksUnder = (heading: SiteMapSection, { contents }: Listing<SiteMapPart>): SitePage[] =>
  toLinks(contents.flatMap(({ pages }) => pages.filter(({ section }) => section === heading)));

/** The others, under the name that their team gives its part of the site. */
const partsOfOthers = ({ contents }: Listing<SiteMapPart>): SiteSection[] =>
  contents
    .map(({ name, pages }) => ({
      title: name,
      links: toLinks(pages.filter((page) => !isKnown(page.section))),
    }))
    .filter(({ links }) => links.length > 0);

/** The sections of the site that belong to no place, by the visitor's purpose. */
export function siteSections({ pages, events, mailForms, others }: NamedContent): SiteSection[] {
  /** A page by its own title, if the service has it. */
  const named = (id: string, to: string): SitePage[] =>
    pages.contents.filter((page) => page.id === id).map(({ title }) => ({ label: title, to }));
  return [
    {
      title: sitePages.search.label,
      links: linksUnder('search', others),
      isFailed: others.isFailed,
    },
    {
      title: '会員・保存した物件',
      links: linksUnder('membership', others),
      isFailed: others.isFailed,
    },
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
        ...linksUnder('documents', others),
        ...named('leaflets', paths.leaflets()),
        ...named('download', paths.download()),
      ],
      isFailed: pages.isFailed || others.isFailed,
    },
    {
      title: 'お問い合わせ・お申し込み',
      links: [
        sitePages.store,
        ...linksUnder('inquiries', others),
        ...named('pr-it_id', paths.contractService()),
        ...named('pr-self_naiken', paths.selfViewing()),
        ...mailForms.contents.map(({ id, title }) => ({ label: title, to: paths.mailForm(id) })),
      ],
      isFailed: pages.isFailed || mailForms.isFailed || others.isFailed,
    },
    ...partsOfOthers(others),
    about,
  ];
}
