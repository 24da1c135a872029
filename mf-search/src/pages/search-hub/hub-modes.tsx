import ClipboardList from 'lucide-react/icons/clipboard-list';
import Locate from 'lucide-react/icons/locate';
import MapPinned from 'lucide-react/icons/map-pinned';
import MessagesSquare from 'lucide-react/icons/messages-square';
import School from 'lucide-react/icons/school';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import TrainFront from 'lucide-react/icons/train-front';
import { paths } from '@gakumado/shared/paths';
import { ModeLinks } from '../../parts/mode-links.tsx';

/** Distance in km that the search on the map begins with. */
const MAP_KM = 3;

const modes = [
  {
    to: paths.schools(),
    Icon: School,
    name: '学校・通学時間から',
    text: 'キャンパスを選び、通学30分以内などで絞り込めます',
  },
  {
    to: `${paths.search()}#area`,
    Icon: MapPinned,
    name: 'エリアから',
    text: '住みたい市区町村をまとめて選べます',
  },
  {
    to: paths.transit(),
    Icon: TrainFront,
    name: '路線・駅から',
    text: '通学に使う路線や駅をまとめて選べます',
  },
  {
    to: paths.range(MAP_KM),
    Icon: Locate,
    name: '地図から',
    text: '現在地や選んだ場所の近くを地図で探せます',
  },
  {
    to: paths.searchCondition(),
    Icon: SlidersHorizontal,
    name: '条件から',
    text: '家賃や設備のご希望を組み合わせて探せます',
  },
  {
    to: paths.guidedSearch(),
    Icon: MessagesSquare,
    name: '質問に答えて',
    text: '5つの質問に答えると、合う物件が見つかります',
  },
  {
    to: `${paths.search()}#words`,
    Icon: Search,
    name: 'キーワードから',
    text: '物件名、住所、駅名などの言葉で探せます',
  },
  {
    to: paths.roomOrder(),
    Icon: ClipboardList,
    name: 'まとめて依頼',
    text: '複数の学校・エリアのお部屋探しを任せられます',
  },
];

/** Every way to search, with what it is good for. */
export const HubModes = () => <ModeLinks modes={modes} look="tile" />;
