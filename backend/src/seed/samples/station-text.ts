import type { StationWalk, World } from './types.ts';

/** 「東京メトロ東西線 早稲田駅 徒歩5分」, with the bus where there is one. */
export function stationTimeText(
  world: World,
  { station, line_id, walk_minutes, bus_minutes }: StationWalk,
): string {
  const where = `${world.lineNames.get(line_id)} ${station.station_name}駅`;
  return bus_minutes === null
    ? `${where} 徒歩${walk_minutes}分`
    : `${where} バス${bus_minutes}分 バス停から徒歩${walk_minutes}分`;
}
