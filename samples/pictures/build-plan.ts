import { layOutRoom } from '@gakumado/backend/src/engines/floor-plan/lay-out-room.ts';
import type { FloorPlanRoom } from '@gakumado/backend/src/engines/floor-plan/plan.ts';

/* Prints the plan of the room that the first argument describes, both as JSON: home.py builds its walls from it. */
const room = JSON.parse(process.argv[2] ?? '{}') as FloorPlanRoom;
process.stdout.write(JSON.stringify(layOutRoom(room)));
