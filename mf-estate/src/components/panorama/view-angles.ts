/** Where a visitor looks, in degrees. */
export interface View {
  /** To the right of the middle of the picture. */
  yaw: number;
  /** Above the horizon. */
  pitch: number;
  /** The angle that the longer side of the window shows. */
  angle: number;
}

export const FIRST_VIEW: View = { yaw: 0, pitch: 0, angle: 90 };
const MAX_PITCH = 85;
export const MIN_ANGLE = 40;
export const MAX_ANGLE = 110;
/** One press of a key or button, in degrees. */
export const STEP = 15;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The view turned and widened by the given degrees, as far as a view goes. */
export const turned = (view: View, { yaw = 0, pitch = 0, angle = 0 }: Partial<View>): View => ({
  yaw: ((((view.yaw + yaw + 180) % 360) + 360) % 360) - 180,
  pitch: between(-MAX_PITCH, view.pitch + pitch, MAX_PITCH),
  angle: between(MIN_ANGLE, view.angle + angle, MAX_ANGLE),
});

/** Half the width and height of the window at distance 1, for its width by its height. */
export function halfSizes(angle: number, aspect: number): readonly [number, number] {
  const half = Math.tan(radians(angle) / 2);
  return aspect > 1 ? [half, half / aspect] : [half * aspect, half];
}

/** Where a direction is seen in the window, as shares of its width and height; null when it is not. */
export function placeOf(
  { yaw, pitch }: Pick<View, 'yaw' | 'pitch'>,
  view: View,
  aspect: number,
): { left: number; top: number } | null {
  const [aside, up, tilt] = [radians(yaw - view.yaw), radians(pitch), radians(view.pitch)];
  const ahead = Math.cos(up) * Math.cos(aside);
  const depth = Math.sin(up) * Math.sin(tilt) + ahead * Math.cos(tilt);
  if (depth < 0.05) return null;
  const [halfWidth, halfHeight] = halfSizes(view.angle, aspect);
  const left = (1 + (Math.cos(up) * Math.sin(aside)) / depth / halfWidth) / 2;
  const top = (1 - (Math.sin(up) * Math.cos(tilt) - ahead * Math.sin(tilt)) / depth / halfHeight) / 2;
  return left > 0 && left < 1 && top > 0 && top < 1 ? { left, top } : null;
}
