import type { PoolClient } from 'pg';
import { distanceM } from '../../engines/commute/geo.ts';
import { fieldAt, minutesOnFoot } from '../../engines/on-foot/walks-to.ts';

interface StationRow {
  file_no: number;
  line_no: number;
  home_lat: number;
  home_lon: number;
  lat: number;
  lon: number;
}

/** Works out the walks to stations that the files do not state (contract, 8.16). Rows of an unknown estate or station stay as they are. */
export async function completeWalks(client: PoolClient): Promise<void> {
  const { rows } = await client.query<StationRow>(
    `select s.file_no, s.line_no, home.lat as home_lat, home.lon as home_lon, station.lat, station.lon
     from import_estatestations s join station using (station_id)
     cross join lateral (
       select lat, lon from import_estates e
       where e.estate_id = s.estate_id and e.lat is not null and e.lon is not null
       union all select lat, lon from estate e where e.estate_id = s.estate_id limit 1
     ) as home
     where s.walk_minutes is null and s.bus_minutes is null`,
  );
  if (rows.length === 0) return;
  const walks = rows.map(({ file_no, line_no, home_lat, home_lon, lat, lon }) => {
    const [home, station] = [
      { lat: home_lat, lon: home_lon },
      { lat, lon },
    ];
    return {
      file_no,
      line_no,
      minutes: minutesOnFoot(fieldAt(station), home, distanceM(home, station)),
    };
  });
  await client.query(
    `update import_estatestations s set walk_minutes = walk.minutes
     from jsonb_to_recordset($1) as walk(file_no integer, line_no integer, minutes integer)
     where walk.file_no = s.file_no and walk.line_no = s.line_no`,
    [JSON.stringify(walks)],
  );
}
