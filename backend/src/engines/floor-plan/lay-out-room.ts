import { layOutDormitory } from './lay-out-dormitory.ts';
import { layOutDouble } from './lay-out-double.ts';
import { layOutLdk } from './lay-out-ldk.ts';
import { layOutSingle } from './lay-out-single.ts';
import type { FloorPlanRoom, Plan } from './plan.ts';

/** The plan of a room type in metres; the sum of its spaces without the balcony is `room_area`. */
export function layOutRoom(room: FloorPlanRoom): Plan {
  if (room.name.includes('浴室共用')) return layOutDormitory(room);
  if (room.layout.endsWith('LDK')) return layOutLdk(room);
  if (room.layout.startsWith('2')) return layOutDouble(room);
  return layOutSingle(room);
}
