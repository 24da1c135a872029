import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { supportServices } from '@gakumado/shared/vocabulary';
import type { Step } from '../../components/article/next-step.tsx';

type SupportService = (typeof supportServices)[number];

export const isSupportService = (service: string): service is SupportService =>
  supportServices.some((known) => known === service);

/** What follows the text of a service: one thing to do, and the category of articles about the same. */
export const supportReading: Record<SupportService, { category: string; next: Step }> = {
  assist: {
    category: 'ひとり暮らし',
    next: {
      title: '答えが見つからないときは',
      text: '入居してからのことは、よくある質問に集めています。担当者にお尋ねいただくこともできます。',
      label: '入居後の質問を見る',
      to: paths.faqCategory('nyuukyogo'),
    },
  },
  concierge: {
    category: '保護者の方へ',
    next: {
      title: 'ご希望を、まとめてお聞かせください',
      text: '志望校や地域がいくつあっても、一度のご記入で担当者がお探しします。',
      label: sitePages.roomOrder.label,
      to: paths.roomOrder(),
    },
  },
  environment: {
    category: '住まい選び',
    next: {
      title: '防犯や管理の条件から探す',
      text: 'オートロックや管理人の有無など、大切にしたい条件を選んでお探しいただけます。',
      label: sitePages.searchCondition.label,
      to: paths.searchCondition(),
    },
  },
  equipment: {
    category: '引っ越し',
    next: {
      title: '家具・家電の付いたお部屋を探す',
      text: '条件の「家具付き」や、設備の「冷蔵庫」「ベッド」などで絞り込めます。',
      label: sitePages.searchCondition.label,
      to: paths.searchCondition(),
    },
  },
  total: {
    category: '時期とスケジュール',
    next: {
      title: 'まずは、学校の名前から',
      text: '通うキャンパスを選ぶと、近くのお部屋が通学時間の短い順に並びます。',
      label: '学校名でお部屋を探す',
      to: paths.schools(),
    },
  },
};
