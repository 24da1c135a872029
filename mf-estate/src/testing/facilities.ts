import type { Equipment, Facility } from '@gakumado/shared/contract';

export const facilities: Facility[] = [
  {
    facility_id: 1,
    name: 'オートロック',
    category: 2,
    icon_path: null,
    icon: 'lock',
    description: '入居者の鍵で開くエントランスです。',
    is_paid: false,
    price_text: '',
    image_path: null,
    distance_m: null,
    walk_minutes: null,
  },
  {
    facility_id: 2,
    name: 'ランドリー',
    category: 1,
    icon_path: null,
    icon: 'shirt',
    description: '共用の洗濯機と乾燥機があります。',
    is_paid: true,
    price_text: '1回 200円～',
    image_path: null,
    distance_m: null,
    walk_minutes: null,
  },
  {
    facility_id: 3,
    name: '早稲田駅',
    category: 4,
    icon_path: null,
    icon: 'train-front',
    description: '',
    is_paid: false,
    price_text: '',
    image_path: null,
    distance_m: 320,
    walk_minutes: 4,
  },
];

const master = { icon_path: null, meaning: '', sort_no: 1, is_filter: true };

export const equipment: Equipment[] = [
  { ...master, equipment_id: 55, name: '24時間管理', group: 2, group_name: '条件', icon: 'clock' },
  {
    ...master,
    equipment_id: 116,
    name: '春入居予約受付中',
    group: 2,
    group_name: '条件',
    icon: 'calendar-check',
  },
  { ...master, equipment_id: 801, name: 'オートロック', group: 1, group_name: '設備', icon: 'lock' },
  { ...master, equipment_id: 804, name: '宅配ボックス', group: 1, group_name: '設備', icon: 'package' },
  {
    ...master,
    equipment_id: 809,
    name: '室内洗濯機置場',
    group: 1,
    group_name: '設備',
    icon: 'washing-machine',
  },
];
