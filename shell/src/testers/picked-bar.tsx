import { LIVE_VERSIONS_PATH } from '../base/tester-notes.ts';
import type { NotShownReason, TesterNotes } from '../base/tester-notes.ts';

const REASONS: Record<NotShownReason, string> = {
  unreadable: '「mf-estate@バージョン」の形ではありません',
  unknown: '公開の記録にありません',
  trying: '試験の途中です。少し待って読み直してください',
  refused: '試験で問題が見つかりました',
  quarantined: 'サーバーを止めたため使えません',
  failed: '読み込めませんでした',
};

/** Its styles are here, because no other page needs them. */
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  padding: '0.5rem 1rem',
  background: '#3b0764',
  color: '#fff',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
} as const;

/** Stays in sight wherever the page is scrolled. */
const edge = {
  position: 'fixed',
  inset: 0,
  zIndex: 2_000,
  border: '4px solid #a21caf',
  pointerEvents: 'none',
} as const;

const link = { color: '#fff', padding: '0.5rem 0', fontWeight: 700, textDecoration: 'underline' } as const;

/** The versions that the tester chose, those that are not shown, and a way back to the live ones. Only the server has it. */
export function PickedBar({ notes: { picked, notShown } }: { notes: TesterNotes }) {
  return (
    <section aria-label="お試しの表示" style={bar}>
      <div style={edge} aria-hidden />
      <p>
        <strong>お試しの表示</strong>　
        {picked.length > 0
          ? picked.map(({ remote, version }) => `${remote} ${version}`).join('、')
          : '公開中の版を表示しています'}
      </p>
      {notShown.map(({ word, reason, cause }) => (
        <p key={word}>
          {word} は表示していません：{REASONS[reason]}
          {cause === undefined ? '' : `（${cause}）`}
        </p>
      ))}
      <a href={LIVE_VERSIONS_PATH} style={link}>
        公開中の版に戻す
      </a>
    </section>
  );
}
