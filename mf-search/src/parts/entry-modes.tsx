import ClipboardList from 'lucide-react/icons/clipboard-list';
import MapPinned from 'lucide-react/icons/map-pinned';
import School from 'lucide-react/icons/school';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Store from 'lucide-react/icons/store';
import TrainFront from 'lucide-react/icons/train-front';
import { paths } from '@gakumado/shared/paths';
import { ORDER_ACTION, sitePages } from '@gakumado/shared/site-pages';
import { ModeLinks } from './mode-links.tsx';

const modes = [
  { page: sitePages.schools, Icon: School, text: '都道府県・五十音からキャンパスを選ぶ' },
  { page: sitePages.transit, Icon: TrainFront, text: '通学に使う路線や駅を選ぶ' },
  { page: sitePages.searchByArea, Icon: MapPinned, text: '住みたい市区町村を選ぶ' },
  {
    page: sitePages.searchCondition,
    Icon: SlidersHorizontal,
    text: '家賃や設備などの条件を決める',
  },
  {
    page: { label: ORDER_ACTION, to: paths.roomOrder() },
    Icon: ClipboardList,
    text: '複数の学校・エリアを受験する方へ',
  },
  { page: { label: '店舗に相談する', to: paths.store() }, Icon: Store, text: '全国のお店でスタッフがご案内' },
];

/** The other ways to a home. */
export const EntryModes = () => <ModeLinks modes={modes} look="row" />;
