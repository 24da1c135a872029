import { ANY_TOOL, videoTools } from './choices.ts';

/** How one joins what is booked as a video call. `tool`: of {@link videoTools}, where one was asked for. */
export function joiningText(tool: number | null | undefined): string {
  const chosen = videoTools.find(({ value }) => value === tool && value !== ANY_TOOL);
  return [
    chosen && `${chosen.label}を使います。`,
    '参加用のリンクとつなぎ方は、ご予約の日時までに店舗からメールでお送りします。時間になりましたら、リンクを開いてください。',
  ].join('');
}
