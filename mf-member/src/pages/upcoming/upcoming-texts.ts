import { alternatives } from '@gakumado/shared/ui/upcoming';
import type { UpcomingText } from '@gakumado/shared/ui/upcoming';

export const upcomingTexts = {
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
