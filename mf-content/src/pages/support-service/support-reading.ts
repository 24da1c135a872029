import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { supportServices } from '@gakumado/shared/vocabulary';
import {
  homesWithCondition,
  homesWithEquipment,
  recommendedHomes,
} from '../../components/reading/homes-of-reading.ts';
import type { ReadingHomes } from '../../components/reading/homes-of-reading.ts';
import type { Step } from '../../components/article/next-step.tsx';

const [AUTO_LOCK, FURNISHED] = [801, 61];

type SupportService = (typeof supportServices)[number];

export const isSupportService = (service: string): service is SupportService =>
  supportServices.some((known) => known === service);

/** The parts below the text of a service: an action, the category of articles on its subject, and homes. */
export const supportReading: Record<SupportService, { category: string; homes: ReadingHomes; next: Step }> = {
  assist: {
    category: 'ひとり暮らし',
    homes: recommendedHomes,
    next: {
      title: '答えが見つからないときは',
      text: '入居してからのことは、よくある質問に集めています。担当者にお尋ねいただくこともできます。',
      label: '入居後の質問を見る',
      to: paths.faqCategory('nyuukyogo'),
    },
  },
  concierge: {
    category: '保護者の方へ',
    homes: recommendedHomes,
    next: {
      title: 'ご希望を、まとめてお聞かせください',
      text: '志望校や地域がいくつあっても、一度のご記入で担当者がお探しします。',
      label: sitePages.roomOrder.label,
      to: paths.roomOrder(),
    },
  },
  environment: {
    category: '住まい選び',
    homes: homesWithEquipment(AUTO_LOCK),
    next: {
      title: '防犯や管理の条件から探す',
      text: 'オートロックや管理人の有無など、大切にしたい条件を選んでお探しいただけます。',
      label: sitePages.searchCondition.label,
      to: paths.searchCondition(),
    },
  },
  equipment: {
    category: '引っ越し',
    homes: homesWithCondition(FURNISHED),
    next: {
      title: '家具・家電の付いたお部屋を探す',
      text: '条件の「家具付き」や、設備の「冷蔵庫」「ベッド」などで絞り込めます。',
      label: sitePages.searchCondition.label,
      to: paths.searchCondition(),
    },
  },
  total: {
    category: '時期とスケジュール',
    homes: recommendedHomes,
    next: {
      title: 'まずは、学校の名前から',
      text: '通うキャンパスを選ぶと、近くのお部屋が通学時間の短い順に並びます。',
      label: '学校名でお部屋を探す',
      to: paths.schools(),
    },
  },
};
