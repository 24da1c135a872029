import { costs } from './costs.ts';
import { estate, recommendations } from './estate.ts';
import { equipment, facilities } from './facilities.ts';
import { largeRoomtype, roomtype } from './roomtypes.ts';
import { streets } from './streets.ts';
import { surroundings } from './surroundings.ts';
import { days, staff } from './shop.ts';

/** For `renderRoutes`: answers of the services to the property page. */
export const answers = {
  'estate/detail': estate,
  'estate/roomtype/list': [roomtype, largeRoomtype],
  'estate/building/cost/list': costs,
  'estate/facilities/list': facilities,
  'equipment/list': equipment,
  'estate/recommendation/list': recommendations,
  'estate/streets': streets,
  'estate/surroundings': surroundings,
  'shop/calendar': days,
  'shop/staff/list': staff,
  'log/favorite/get': [{ estate_id: 1001, favorite_count: 12 }],
};
