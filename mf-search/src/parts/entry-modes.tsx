import ClipboardList from 'lucide-react/icons/clipboard-list';
import MapPinned from 'lucide-react/icons/map-pinned';
import School from 'lucide-react/icons/school';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Store from 'lucide-react/icons/store';
import TrainFront from 'lucide-react/icons/train-front';
import { paths } from '@gakumado/shared/paths';
import { ModeLinks } from './mode-links.tsx';

const modes = [
  { to: paths.schools(), Icon: School, name: '学校から探す', text: '都道府県・五十音からキャンパスを選ぶ' },
  { to: paths.transit(), Icon: TrainFront, name: '駅・路線から探す', text: '通学に使う路線や駅を選ぶ' },
  { to: `${paths.search()}#area`, Icon: MapPinned, name: 'エリアから探す', text: '住みたい市区町村を選ぶ' },
  {
    to: paths.searchCondition(),
    Icon: SlidersHorizontal,
    name: '条件から探す',
    text: '家賃や設備などの条件を決める',
  },
  {
    to: paths.roomOrder(),
    Icon: ClipboardList,
    name: 'まとめて依頼する',
    text: '複数の学校・エリアを受験する方へ',
  },
  { to: paths.store(), Icon: Store, name: '店舗に相談する', text: '全国のお店でスタッフがご案内' },
];

/** The other ways to a home. */
export const EntryModes = () => <ModeLinks modes={modes} look="row" />;
