/* Figures of the ways to school. The calculation and the sentences that explain it are made of them. */

/** Metres that advertisements count as a minute on foot, and ours by bicycle. */
export const WALK_M_PER_MINUTE = 80;
export const BICYCLE_M_PER_MINUTE = 200;
/** Streets are this much longer than the straight line. */
export const DETOUR = 1.3;

/** Whole metres of road for a straight line in metres. */
export const roadMetres = (straightM: number) => Math.round(straightM * DETOUR);

/** Whole minutes on foot for metres of road; rounded up, as advertisements must (表示規約施行規則 第9条). Steps and signals add nothing there. */
export const walkMinutesOfRoad = (roadM: number) => Math.max(1, Math.ceil(roadM / WALK_M_PER_MINUTE));

/** Whole minutes on foot for a straight line in metres. */
export const walkMinutes = (straightM: number) => walkMinutesOfRoad(straightM * DETOUR);

/** The longest straight line in whole metres that {@link walkMinutes} gives so many minutes. */
export const walkedMetres = (minutes: number) => Math.floor((minutes * WALK_M_PER_MINUTE) / DETOUR);

/** How walks to places are worked out (contract, 8.16), for the reader. */
export const WALK_NOTE = `徒歩は道に沿った道のり${WALK_M_PER_MINUTE}mを1分（1分未満は切り上げ）としています。「めやす」とあるものは、道がわからないため直線距離の${DETOUR}倍を道のりとしています。`;

/** How walks to stations and campuses are worked out (contract, 8.16), for the reader. */
export const STREET_WALK_NOTE = `徒歩は道に沿った道のり${WALK_M_PER_MINUTE}mを1分（1分未満は切り上げ）としためやすです。駅は近い出入口、キャンパスは近い門までで、道や出入口がわからないところの道のりは直線距離の${DETOUR}倍です。`;

/** Minutes lost before the first train and at each change (walking to the platform and waiting). */
export const FIRST_WAIT_MINUTES = 3;
export const TRANSFER_MINUTES = 4;

/**
 * Homes within this commute (minutes) are what a campus or another point is said to have: its list begins with them, its
 * number and its advice count them (contract, 7.9). The list can be widened to the next two. Farther homes have no commute.
 */
export const NEAR_COMMUTE_MINUTES = 30;
export const WIDER_COMMUTE_MINUTES = 60;
export const FAR_COMMUTE_MINUTES = 90;

/** Limits of the coloured areas on a map from which a place is reached, in minutes. */
export const REACH_MINUTES = [15, 30, 45] as const;

/** Spots within this distance (km of road) of a place are listed, unless another is asked for. */
export const SPOTS_KM = 1;
