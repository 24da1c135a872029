import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@gakumado/shared/ui';
import { PARTS_PATH } from '../base/tester-notes.ts';
import type { PageFacts, PartFacts } from '../base/tester-notes.ts';
import { countErrors, noteErrors } from './count-errors.ts';
import { measureFiles } from './measure-files.ts';
import styles from './parts-panel.module.css';

/** The panel cannot be loaded: the server is away, or the visitor may not look any more. */
async function fetchFacts(path: string): Promise<PageFacts | 'unavailable'> {
  try {
    const response = await fetch(`${PARTS_PATH}?path=${encodeURIComponent(path)}`);
    return response.ok ? await response.json() : 'unavailable';
  } catch {
    return 'unavailable';
  }
}

const isKey = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyV';

/** A button before the footer, and Alt+Shift+V, show the parts of which the page is made. */
export function PartsPanel() {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => noteErrors(), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKey(event)) setIsOpen((wasOpen) => !wasOpen);
      if (event.key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <div className={styles.opener}>
        <Button
          ref={opener}
          size="small"
          variant="secondary"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          この画面の部品
        </Button>
      </div>
      {isOpen && <Panel key={pathname} path={pathname} onClose={close} />}
    </>
  );
}

function Panel({ path, onClose }: { path: string; onClose: () => void }) {
  const [facts, setFacts] = useState<PageFacts | 'unavailable'>();
  const [isOutlined, setIsOutlined] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchFacts(path).then((found) => isWanted && setFacts(found));
    title.current?.focus();
    return () => {
      isWanted = false;
    };
  }, [path]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-outlined', isOutlined);
    return () => document.documentElement.removeAttribute('data-outlined');
  }, [isOutlined]);
  return (
    <div className={styles.panel} role="dialog" aria-labelledby="parts-title">
      <div className={styles.head}>
        <h2 id="parts-title" className={styles.title} tabIndex={-1} ref={title}>
          この画面の部品
        </h2>
        <Button size="small" variant="secondary" onClick={onClose}>
          閉じる
        </Button>
      </div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isOutlined}
          onChange={({ target }) => setIsOutlined(target.checked)}
        />
        部品の範囲を線で示す
      </label>
      <div aria-live="polite">
        {facts === undefined && <p>読み込んでいます…</p>}
        {facts === 'unavailable' && <p>部品の情報を読み込めませんでした。</p>}
      </div>
      {typeof facts === 'object' && (
        <ul className={styles.parts}>
          {inOrder(facts).map((part) => (
            <Part key={part.name} part={part} role={roleOf(part, facts.owner)} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The frame, the remote of the page, and the others, whose pages the visitor may go to. */
const inOrder = ({ shell, remotes, owner }: PageFacts): PartFacts[] => [
  shell,
  ...remotes.filter(({ name }) => name === owner),
  ...remotes.filter(({ name }) => name !== owner),
];

function roleOf({ name }: PartFacts, owner: string | undefined): string {
  if (name === 'shell') return '枠';
  return name === owner ? 'この画面' : '';
}

const dates = new Intl.DateTimeFormat('ja-JP', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Tokyo',
});
const ages = new Intl.RelativeTimeFormat('ja-JP', { numeric: 'auto' });

/** `2026/11/28 20:15（3時間前）` */
function describeAge(publishedAt: string): string {
  const minutes = Math.round((Date.now() - Date.parse(publishedAt)) / 60_000);
  const [amount, unit] =
    minutes < 60
      ? ([minutes, 'minute'] as const)
      : minutes < 2_880
        ? ([Math.round(minutes / 60), 'hour'] as const)
        : ([Math.round(minutes / 1_440), 'day'] as const);
  // Some browsers write a space behind the number.
  return `${dates.format(new Date(publishedAt))}（${ages.format(-amount, unit).replaceAll(' ', '')}）`;
}

function Part({ part, role }: { part: PartFacts; role: string }) {
  const { name, version, isPicked, publishedAt, source, ownParts, baseUrl } = part;
  const files = measureFiles(baseUrl);
  const errors = countErrors(baseUrl);
  const rows: [string, string][] = [
    ['バージョン', `${version ?? '使える版がありません'}${isPicked ? '（お試し）' : ''}`],
    ...(publishedAt
      ? [[name === 'shell' ? 'ビルド' : '公開', describeAge(publishedAt)] as [string, string]]
      : []),
    ...(source
      ? [
          ['コミット', `${source.commit.slice(0, 8)}${source.isChanged ? '+' : ''} ${source.subject}`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(name === 'shell' || version === undefined
      ? []
      : [
          ['shared', ownParts.length === 0 ? '枠と同じ' : `独自の写し：${ownParts.join('、')}`] as [
            string,
            string,
          ],
        ]),
    [
      '読み込み',
      files.count === 0
        ? 'まだありません'
        : `${files.count}ファイル、${(files.size / 1_000).toFixed(1)} KB、${Math.round(files.longestMs)} ms`,
    ],
    ['エラー', errors === 0 ? 'ありません' : `${errors}件`],
  ];
  return (
    <li className={styles.part}>
      <h3 className={styles.name}>
        {name}
        {role && <span className={styles.role}>{role}</span>}
      </h3>
      <dl className={styles.facts}>
        {rows.map(([term, text]) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
