/** 徒歩8分; '' when unknown. */
export function formatWalk(minutes: number | null | undefined): string {
  return minutes === null || minutes === undefined ? '' : `徒歩${minutes}分`;
}
