import type { EstateDetail } from '@gakumado/shared/contract';
import type { Point } from '@gakumado/shared/vocabulary';

/** Streets and houses can be told apart. */
const ZOOM = 15;

/**
 * The hazard map of a place: 重ねるハザードマップ of 国土交通省・国土地理院, which takes any position in Japan and shows
 * floods, landslides and tsunamis as the authorities report them.
 */
export const hazardMapOf = ({ lat, lon }: Point) =>
  `https://disaportal.gsi.go.jp/maps/?ll=${lat},${lon}&z=${ZOOM}&base=pale`;

/**
 * Where the hazard maps of all municipalities are found by name (わがまちハザードマップ). Each of them is on a site of its
 * own, whose address follows no rule.
 */
export const MUNICIPAL_MAPS = 'https://disaportal.gsi.go.jp/';

/** 東京都新宿区, or the prefecture alone where no municipality is known: the places above a home. */
export const municipalityOf = ({ breadcrumbs }: Pick<EstateDetail, 'breadcrumbs'>) =>
  breadcrumbs
    .slice(1, -1)
    .map(({ name }) => name)
    .join('');
