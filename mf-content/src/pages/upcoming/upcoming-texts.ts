import { paths } from '@gakumado/shared/paths';
import type { Breadcrumb } from '@gakumado/shared/ui';
import type { UpcomingText, Way } from '@gakumado/shared/ui/upcoming';

const campaigns: Breadcrumb = { label: 'キャンペーン', to: paths.event() };
const easySearch: Breadcrumb = { label: 'らくらくお部屋探し', to: `${paths.event()}rakusearch/` };

const topics: Breadcrumb = { label: 'トピックス', to: paths.topics() };
const campaign = {
  title: 'キャンペーンのご案内',
  purpose: 'キャンペーンの内容と対象、ご利用の手順をご案内するページです。',
  parents: [campaigns],
};
const preview = {
  purpose: '公開前のトピックスを、編集部で確認するためのページです。',
  parents: [topics],
  ways: [
    {
      label: 'トピックス',
      to: paths.topics(),
      note: '公開中の読みものを、地域ごとにお届けしています。',
    },
  ],
};

const viewing: Way = {
  label: '来店・見学のご質問',
  to: paths.faqCategory('raitenkengaku'),
  note: '見学やオンライン内見の進め方をご案内しています。',
};
const contract: Way = {
  label: 'ご契約のご質問',
  to: paths.faqCategory('keiyaku'),
  note: 'お申し込みからご契約までの流れをご案内しています。',
};
const firstSteps: Way = {
  label: 'はじめての方へ',
  to: paths.guide(),
  note: 'お部屋探しから入居までの流れをご案内しています。',
};

export const upcomingTexts = {
  '/event': {
    title: 'キャンペーン',
    purpose: 'ガクマドのキャンペーンを、開催中のものから順にご案内するページです。',
    ways: [
      {
        label: 'トピックス',
        to: paths.topics(),
        note: 'お部屋探しに役立つ読みものを、地域ごとにお届けしています。',
      },
    ],
  },
  '/event/corona': {
    title: '感染症対策の取り組み',
    purpose: '店舗での感染症対策と、来店せずにご相談いただける方法をお知らせするページです。',
    parents: [campaigns],
    ways: [viewing],
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
    ways: [firstSteps],
  },
  '/event/rakusearch/s_videocall': {
    title: 'ビデオ通話でのお部屋のご案内',
    purpose: 'スタッフがビデオ通話でお部屋をご案内する流れと、ご予約の方法をお知らせするページです。',
    parents: [campaigns, easySearch],
    ways: [viewing],
  },
  '/event/taisyuku': {
    title: 'ご退去のお手続き',
    purpose: 'お部屋を退去されるときのお手続きをご案内するページです。',
    parents: [campaigns],
    ways: [
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
    purpose: 'ガクマドのCMを、せりふの文字起こしとともにご覧いただくページです。',
    ways: [
      {
        label: '会社概要',
        to: paths.company(),
        note: '運営事務局についてご案内しています。',
      },
    ],
  },
  '/download': {
    title: '書類のダウンロード',
    purpose: 'お申し込みやご入居中のお手続きに使う書類を入手していただくページです。',
    ways: [contract],
  },
  '/leaflets': {
    title: 'デジタルパンフレット',
    purpose: '地域ごとの学生マンション・学生会館のパンフレットを、画面でお読みいただくページです。',
    ways: [
      {
        label: '資料についてのご質問',
        to: paths.faqCategory('shiryou'),
        note: '資料の内容やお届けについてご案内しています。',
      },
    ],
  },
  '/pr/it_id': {
    title: 'オンラインでの重要事項説明と本人確認',
    purpose: 'ご契約の前の重要事項説明と本人確認を、オンラインで受けていただく流れをご案内するページです。',
    ways: [contract],
  },
  '/pr/self_naiken': {
    title: 'おひとりでのご内見',
    purpose: 'スタッフの立ち会いなしで、ご都合のよい時間にお部屋をご覧いただく方法をご案内するページです。',
    ways: [viewing],
  },
} satisfies Record<string, UpcomingText>;

export type UpcomingPath = keyof typeof upcomingTexts;
