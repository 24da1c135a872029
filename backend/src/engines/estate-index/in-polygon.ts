type Corner = readonly [lat: number, lon: number];

/**
 * Whether a point lies in a ring. One that crosses itself encloses both of its halves: the ring goes round the point, however
 * often.
 */
export function isInPolygon(lat: number, lon: number, ring: readonly Corner[]): boolean {
  let turns = 0;
  let [fromLat, fromLon] = ring.at(-1)!;
  for (const [toLat, toLon] of ring) {
    const side = (toLon - fromLon) * (lat - fromLat) - (lon - fromLon) * (toLat - fromLat);
    if (fromLat <= lat && toLat > lat && side > 0) turns += 1;
    if (fromLat > lat && toLat <= lat && side < 0) turns -= 1;
    fromLat = toLat;
    fromLon = toLon;
  }
  return turns !== 0;
}
