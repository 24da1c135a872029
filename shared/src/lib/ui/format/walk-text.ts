import { distanceText } from '@gakumado/shared/ui/estate';
import { formatWalk } from './format-walk.ts';

/** A walk to a place as the backend answers it. */
interface PlaceWalk {
  distance_m: number;
  walk_minutes: number;
  /** By the straight line (contract, 8.16). */
  is_estimate: boolean;
}

/** 徒歩3分（210m）, or 徒歩8分（640m・めやす）. */
export const walkText = ({ walk_minutes, distance_m, is_estimate }: PlaceWalk): string =>
  `${formatWalk(walk_minutes)}（${distanceText(distance_m)}${is_estimate ? '・めやす' : ''}）`;

/** 徒歩3分, or 徒歩8分（めやす）. */
export const shortWalkText = ({ walk_minutes, is_estimate }: Omit<PlaceWalk, 'distance_m'>): string =>
  `${formatWalk(walk_minutes)}${is_estimate ? '（めやす）' : ''}`;
