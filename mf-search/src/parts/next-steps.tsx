import { paths } from '@gakumado/shared/paths';
import { ORDER_ACTION, SEARCH_BY_CITY, sitePages } from '@gakumado/shared/site-pages';
import type { SitePage } from '@gakumado/shared/site-pages';
import { LinkCards } from './link-cards.tsx';
import parts from './page-parts.module.css';

interface NextStep extends SitePage {
  id: string;
  text: string;
}

const everywhere: readonly NextStep[] = [
  { id: 'school', ...sitePages.schools, text: '通学時間の短い順にご覧いただけます' },
  { id: 'area', ...sitePages.searchByArea, text: '住みたい市区町村を選べます' },
  { id: 'transit', ...sitePages.transit, text: '通学に使う駅をまとめて選べます' },
  {
    id: 'condition',
    ...sitePages.searchCondition,
    text: '家賃や設備のご希望から選べます',
  },
  {
    id: 'order',
    to: paths.roomOrder(),
    label: ORDER_ACTION,
    text: 'ご希望に合う物件をスタッフがお探しします',
  },
];

function inPrefecture(name: string, prefId: number): readonly NextStep[] {
  const there: Record<string, SitePage> = {
    school: { ...sitePages.schools, to: paths.schoolsInPrefecture(prefId) },
    area: { label: SEARCH_BY_CITY, to: paths.area(prefId) },
    transit: { ...sitePages.transit, to: paths.transitInPrefecture(prefId) },
  };
  return everywhere.map((step) => {
    const page = there[step.id];
    return page ? { ...step, to: page.to, label: `${name}の${page.label}` } : step;
  });
}

interface NextStepsProps {
  /** The way of searching of the present page. */
  except: 'school' | 'area' | 'transit' | 'none';
  prefecture?: { name_kana: string; prefecture_id: number };
}

/** Other ways to search, within the page's prefecture where there is one. */
export function NextSteps({ except, prefecture }: NextStepsProps) {
  const steps = prefecture ? inPrefecture(prefecture.name_kana, prefecture.prefecture_id) : everywhere;
  return (
    <section className={parts.part} aria-labelledby="ways-on">
      <h2 id="ways-on">ほかの方法で探す</h2>
      <LinkCards
        look="way"
        cards={steps
          .filter(({ id }) => id !== except)
          .map(({ to, label, text }) => ({ to, name: label, note: text }))}
      />
    </section>
  );
}
