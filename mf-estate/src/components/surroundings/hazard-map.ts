import type { Point } from '@gakumado/shared/vocabulary';

/** Streets and houses can be told apart. */
const ZOOM = 15;

/**
 * The hazard map of a place: 重ねるハザードマップ of 国土交通省・国土地理院, which takes any position in Japan and shows
 * floods, landslides and tsunamis as the authorities report them. The maps of the 1,700 municipalities have addresses
 * that follow no rule and change; that site leads to them (わがまちハザードマップ).
 */
export const hazardMapOf = ({ lat, lon }: Point) =>
  `https://disaportal.gsi.go.jp/maps/?ll=${lat},${lon}&z=${ZOOM}&base=pale`;
