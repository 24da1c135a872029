import CircleCheck from 'lucide-react/icons/circle-check';
import AirVent from 'lucide-react/icons/air-vent';
import Archive from 'lucide-react/icons/archive';
import Armchair from 'lucide-react/icons/armchair';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import BadgeJapaneseYen from 'lucide-react/icons/badge-japanese-yen';
import Bath from 'lucide-react/icons/bath';
import BedDouble from 'lucide-react/icons/bed-double';
import BedSingle from 'lucide-react/icons/bed-single';
import Bike from 'lucide-react/icons/bike';
import BookOpen from 'lucide-react/icons/book-open';
import Building from 'lucide-react/icons/building';
import Building2 from 'lucide-react/icons/building-2';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Cctv from 'lucide-react/icons/cctv';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import ContactRound from 'lucide-react/icons/contact-round';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Droplets from 'lucide-react/icons/droplets';
import Dumbbell from 'lucide-react/icons/dumbbell';
import FileCheck from 'lucide-react/icons/file-check';
import Globe from 'lucide-react/icons/globe';
import Heater from 'lucide-react/icons/heater';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import LampDesk from 'lucide-react/icons/lamp-desk';
import Languages from 'lucide-react/icons/languages';
import Layers from 'lucide-react/icons/layers';
import Lock from 'lucide-react/icons/lock';
import Microwave from 'lucide-react/icons/microwave';
import Monitor from 'lucide-react/icons/monitor';
import Motorbike from 'lucide-react/icons/motorbike';
import Package from 'lucide-react/icons/package';
import Refrigerator from 'lucide-react/icons/refrigerator';
import School from 'lucide-react/icons/school';
import Shirt from 'lucide-react/icons/shirt';
import Sparkles from 'lucide-react/icons/sparkles';
import Toilet from 'lucide-react/icons/toilet';
import TrainFront from 'lucide-react/icons/train-front';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import Utensils from 'lucide-react/icons/utensils';
import Video from 'lucide-react/icons/video';
import WashingMachine from 'lucide-react/icons/washing-machine';
import Waves from 'lucide-react/icons/waves';
import Wifi from 'lucide-react/icons/wifi';
import Wind from 'lucide-react/icons/wind';
import type { LucideIcon } from 'lucide-react';

/** The icons that the master of equipment and the facilities name. */
const icons: Record<string, LucideIcon> = {
  'air-vent': AirVent,
  archive: Archive,
  armchair: Armchair,
  'arrow-right-left': ArrowRightLeft,
  'arrow-up-down': ArrowUpDown,
  'badge-japanese-yen': BadgeJapaneseYen,
  bath: Bath,
  'bed-double': BedDouble,
  'bed-single': BedSingle,
  bike: Bike,
  'book-open': BookOpen,
  building: Building,
  'building-2': Building2,
  'calendar-check': CalendarCheck,
  cctv: Cctv,
  'clipboard-check': ClipboardCheck,
  clock: Clock,
  'contact-round': ContactRound,
  'cooking-pot': CookingPot,
  droplets: Droplets,
  dumbbell: Dumbbell,
  'file-check': FileCheck,
  globe: Globe,
  heater: Heater,
  house: House,
  'key-round': KeyRound,
  'lamp-desk': LampDesk,
  languages: Languages,
  layers: Layers,
  lock: Lock,
  microwave: Microwave,
  monitor: Monitor,
  motorbike: Motorbike,
  package: Package,
  refrigerator: Refrigerator,
  school: School,
  shirt: Shirt,
  sparkles: Sparkles,
  toilet: Toilet,
  'train-front': TrainFront,
  'user-round': UserRound,
  'users-round': UsersRound,
  utensils: Utensils,
  video: Video,
  'washing-machine': WashingMachine,
  waves: Waves,
  wifi: Wifi,
  wind: Wind,
};

/** An icon of the site's icon set by its name on the wire; a check mark where the name is not known. */
export function EquipmentIcon({ name, size = '1.5rem' }: { name: string; size?: string }) {
  const Known = icons[name] ?? CircleCheck;
  return <Known aria-hidden size={size} />;
}
