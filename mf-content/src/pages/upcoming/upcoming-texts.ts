import { brand } from '@gakumado/shared/brand';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import type { Breadcrumb } from '@gakumado/shared/ui';
import { alternatives } from '@gakumado/shared/ui/upcoming';
import type { UpcomingText, Alternative } from '@gakumado/shared/ui/upcoming';

const campaigns: Breadcrumb = sitePages.event;
const easySearch: Breadcrumb = { label: 'らくらくお部屋探し', to: paths.easySearch() };

const topics: Breadcrumb = sitePages.topics;
const campaign = {
  title: 'キャンペーンのご案内',
  purpose: 'キャンペーンの内容と対象、ご利用の手順をご案内するページです。',
  parents: [campaigns],
};
const preview = {
  purpose: '公開前のトピックスを、編集部で確認するためのページです。',
  parents: [topics],
  alternatives: [
    {
      ...sitePages.topics,
      note: '公開中の読みものを、地域ごとにお届けしています。',
    },
  ],
};

const firstSteps: Alternative = {
  ...sitePages.guide,
  note: 'お部屋探しから入居までの流れをご案内しています。',
};

export const upcomingTexts = {
  '/event': {
    title: sitePages.event.label,
    purpose: `${brand.name}のキャンペーンを、開催中のものから順にご案内するページです。`,
    alternatives: [
      {
        ...sitePages.topics,
        note: 'お部屋探しに役立つ読みものを、地域ごとにお届けしています。',
      },
    ],
  },
  '/event/corona': {
    title: '感染症対策の取り組み',
    purpose: '店舗での感染症対策と、来店せずにご相談いただける方法をお知らせするページです。',
    parents: [campaigns],
    alternatives: [alternatives.viewing],
  },
  '/event/gekkan_chintai': {
    title: '月刊賃貸情報誌との企画',
    purpose: '月刊の賃貸情報誌とご一緒する企画をお知らせするページです。',
    parents: [campaigns],
  },
  '/event/line': {
    title: 'LINEでのご相談',
    purpose: 'LINEでお部屋探しをご相談いただく方法と、友だち追加の手順をご案内するページです。',
    parents: [campaigns],
  },
  '/event/rakusearch': {
    title: 'らくらくお部屋探し',
    purpose: 'ご自宅にいながらお部屋を探し、ご契約いただくまでの手順をご案内するページです。',
    parents: [campaigns],
    alternatives: [firstSteps],
  },
  '/event/rakusearch/s_videocall': {
    title: 'ビデオ通話でのお部屋のご案内',
    purpose: 'スタッフがビデオ通話でお部屋をご案内する流れと、ご予約の方法をお知らせするページです。',
    parents: [campaigns, easySearch],
    alternatives: [alternatives.viewing],
  },
  '/event/taisyuku': {
    title: 'ご退去のお手続き',
    purpose: 'お部屋を退去されるときのお手続きをご案内するページです。',
    parents: [campaigns],
    alternatives: [
      {
        label: 'ご入居後のご質問',
        to: paths.faqCategory('nyuukyogo'),
        note: '入居中と退去のときのことをご案内しています。',
      },
    ],
  },
  '/event/template1': {
    title: '期間限定のキャンペーン',
    purpose: '期間を定めて行うキャンペーンの内容と対象をお知らせするページです。',
    parents: [campaigns],
  },
  '/event/:event_name': campaign,
  '/event/:event_name/:event_child': campaign,
  '/event/:event_name/:event_child/:child_01': campaign,
  '/topic/newopen_preview/:id': { title: '新規オープンの記事の確認', ...preview },
  '/topic/preview/:id': { title: 'トピックスの記事の確認', ...preview },
  '/cm': {
    title: 'CMギャラリー',
    purpose: `${brand.name}のCMを、せりふの文字起こしとともにご覧いただくページです。`,
    alternatives: [
      {
        ...sitePages.company,
        note: '運営事務局についてご案内しています。',
      },
    ],
  },
  '/download': {
    title: '書類のダウンロード',
    purpose: 'お申し込みやご入居中のお手続きに使う書類を入手していただくページです。',
    alternatives: [alternatives.contract],
  },
  '/leaflets': {
    title: 'デジタルパンフレット',
    purpose: '地域ごとの学生マンション・学生会館のパンフレットを、画面でお読みいただくページです。',
    alternatives: [alternatives.materials],
  },
  '/pr/it_id': {
    title: 'オンラインでの重要事項説明と本人確認',
    purpose: 'ご契約の前の重要事項説明と本人確認を、オンラインで受けていただく流れをご案内するページです。',
    alternatives: [alternatives.contract],
  },
  '/pr/self_naiken': {
    title: 'おひとりでのご内見',
    purpose: 'スタッフの立ち会いなしで、ご都合のよい時間にお部屋をご覧いただく方法をご案内するページです。',
    alternatives: [alternatives.viewing],
  },
} satisfies Record<string, UpcomingText>;

export type UpcomingPath = keyof typeof upcomingTexts;
