import { brand } from '@gakumado/shared/brand';
import { sitePages } from '@gakumado/shared/site-pages';
import { alternatives } from '@gakumado/shared/ui/upcoming';
import type { UpcomingText } from '@gakumado/shared/ui/upcoming';

export const upcomingTexts = {
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
