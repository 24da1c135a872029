import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { drawFloorPlan } from '../../engines/floor-plan/draw-floor-plan.ts';
import { versionOf } from './picture-source.ts';
import type { ImageSource } from './picture-source.ts';

const FILE_NAME = /^([1-9]\d{0,8})\.webp$/;

/** The floor plan of a room type, drawn from its layout and size; null when there is no such room type. */
export async function readFloorPlan(db: Kysely<Database>, file: string): Promise<ImageSource | null> {
  const roomtypeId = Number(FILE_NAME.exec(file)?.[1]);
  if (Number.isNaN(roomtypeId)) return null;
  const room = await db
    .selectFrom('roomtype')
    .where('roomtype_id', '=', roomtypeId)
    .select(['roomtype_id', 'name', 'layout', 'room_area', 'mats_area', 'equipment'])
    .executeTakeFirst();
  if (!room) return null;
  const data = Buffer.from(drawFloorPlan(room));
  return { data, version: versionOf(data), isVector: true };
}
