import ClipboardList from 'lucide-react/icons/clipboard-list';
import Locate from 'lucide-react/icons/locate';
import MapPinned from 'lucide-react/icons/map-pinned';
import MessagesSquare from 'lucide-react/icons/messages-square';
import School from 'lucide-react/icons/school';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import TrainFront from 'lucide-react/icons/train-front';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import type { SitePage } from '@gakumado/shared/site-pages';
import { ModeLinks } from '../../parts/mode-links.tsx';

/** Distance in km that the search on the map begins with. */
const MAP_KM = 3;

/** Without the word that the heading above says. */
const short = ({ label, to }: SitePage): SitePage => ({ label: label.replace(/探す$/, ''), to });

const modes = [
  {
    page: { label: '学校・通学時間から', to: paths.schools() },
    Icon: School,
    text: 'キャンパスを選び、通学30分以内などで絞り込めます',
  },
  {
    page: short(sitePages.searchByArea),
    Icon: MapPinned,
    text: '住みたい市区町村をまとめて選べます',
  },
  {
    page: short(sitePages.transit),
    Icon: TrainFront,
    text: '通学に使う路線や駅をまとめて選べます',
  },
  {
    page: { label: '地図から', to: paths.range(MAP_KM) },
    Icon: Locate,
    text: '現在地や選んだ場所の近くを地図で探せます',
  },
  {
    page: short(sitePages.searchCondition),
    Icon: SlidersHorizontal,
    text: '家賃や設備のご希望を組み合わせて探せます',
  },
  {
    page: { label: '質問に答えて', to: paths.guidedSearch() },
    Icon: MessagesSquare,
    text: '5つの質問に答えると、合う物件が見つかります',
  },
  {
    page: { label: 'キーワードから', to: paths.keyword() },
    Icon: Search,
    text: '駅名、住所、物件名や「7万円まで」などの言葉で探せます',
  },
  {
    page: { label: 'まとめて依頼', to: paths.roomOrder() },
    Icon: ClipboardList,
    text: '複数の学校・エリアのお部屋探しを任せられます',
  },
];

/** Every way to search, with its advantage. */
export const HubModes = () => <ModeLinks modes={modes} look="tile" />;
