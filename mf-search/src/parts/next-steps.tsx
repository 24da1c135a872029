import { paths } from '@gakumado/shared/paths';
import { LinkCards } from './link-cards.tsx';
import parts from './page-parts.module.css';

interface NextStep {
  id: string;
  to: string;
  label: string;
  text: string;
}

const AREA_PREFECTURES = `${paths.search()}#area`;

const everywhere: readonly NextStep[] = [
  { id: 'school', to: paths.schools(), label: '学校から探す', text: '通学時間の短い順にご覧いただけます' },
  { id: 'area', to: AREA_PREFECTURES, label: 'エリアから探す', text: '住みたい市区町村を選べます' },
  { id: 'transit', to: paths.transit(), label: '路線・駅から探す', text: '通学に使う駅をまとめて選べます' },
  {
    id: 'condition',
    to: paths.searchCondition(),
    label: '条件から探す',
    text: '家賃や設備のご希望から選べます',
  },
  {
    id: 'order',
    to: paths.roomOrder(),
    label: 'お部屋探しを依頼する',
    text: 'ご希望に合う物件をスタッフがお探しします',
  },
];

function inPrefecture(name: string, prefId: number): readonly NextStep[] {
  const place: Record<string, string> = {
    school: paths.schoolsInPrefecture(prefId),
    area: paths.area(prefId),
    transit: paths.transitInPrefecture(prefId),
  };
  return everywhere.map((step) => {
    const to = place[step.id];
    return to ? { ...step, to, label: `${name}の${step.label}` } : step;
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
