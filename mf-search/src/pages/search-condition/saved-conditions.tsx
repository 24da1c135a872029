import { useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { ApiError, deleteConditions, listSavedConditions } from '@gakumado/shared/api';
import {
  forgetGuestCondition,
  onDeviceStorage,
  parseGuestConditions,
  readGuestConditionsText,
} from '@gakumado/shared/cookies';
import { anchors } from '@gakumado/shared/paths';
import {
  announceChange,
  savedSearchesChanged,
  selectIsLogin,
  useAppDispatch,
  useAppSelector,
} from '@gakumado/shared/store';
import {
  Badge,
  Button,
  EmptyState,
  formatCount,
  LinkButton,
  Notice,
  RetryPanel,
  useLatest,
  VisuallyHidden,
} from '@gakumado/shared/ui';
import parts from '../../parts/page-parts.module.css';
import { editPath } from './edit-path.ts';
import styles from './search-condition-page.module.css';

/** The visitor's own searches, to run again or to delete: a member's from the account, a guest's from the device. */
export function SavedConditions() {
  const isLogin = useAppSelector(selectIsLogin);
  const changes = useAppSelector((state) => state.searchCondition.savedChanges);
  const title = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function handleDeleted(isDeleted: boolean, { name }: Row) {
    setOutcome({ isDeleted, name });
    // The pressed button is removed with its row.
    if (isDeleted) title.current?.focus();
  }

  const Conditions = isLogin ? MemberConditions : GuestConditions;
  return (
    <section id={anchors.saved} className={`${parts.part} ${styles.saved}`} aria-labelledby="saved-title">
      <h2 id="saved-title" ref={title} tabIndex={-1}>
        保存した条件
      </h2>
      <div aria-live="polite">{outcome && <OutcomeNotice {...outcome} />}</div>
      <Conditions changes={changes} onDeleted={handleDeleted} />
    </section>
  );
}

interface Outcome {
  isDeleted: boolean;
  name: string;
}

function OutcomeNotice({ isDeleted, name }: Outcome) {
  if (isDeleted) return <Notice tone="success">「{name}」を削除しました。</Notice>;
  return (
    <Notice tone="error">
      通信に失敗したため、「{name}」を削除できませんでした。もう一度お試しください。
    </Notice>
  );
}

interface ConditionsProps {
  /** Another number: the list is read again. */
  changes: number;
  onDeleted: (isDeleted: boolean, row: Row) => void;
}

interface Row {
  key: string;
  name: string;
  path: string;
  newCount?: number;
}

function Rows({ rows, onDelete }: { rows: readonly Row[]; onDelete: (row: Row) => void }) {
  if (rows.length === 0) {
    return (
      <EmptyState title="保存した条件はありません">
        <p>場所とご希望を選ぶと、「この条件を保存」から保存できます。</p>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <SavedRow key={row.key} row={row} onDelete={onDelete} />
      ))}
    </ul>
  );
}

function SavedRow({ row, onDelete }: { row: Row; onDelete: (row: Row) => void }) {
  const { name, path, newCount } = row;
  const change = editPath(path);
  return (
    <li className={styles.row}>
      <Link to={path}>{name}</Link>
      {newCount !== undefined && newCount > 0 && <Badge tone="accent">新着{formatCount(newCount)}件</Badge>}
      <span className={styles.actions}>
        {change && (
          <LinkButton to={change} variant="plain">
            <Pencil size="1.125rem" aria-hidden />
            変更<VisuallyHidden>：{name}</VisuallyHidden>
          </LinkButton>
        )}
        <Button variant="plain" onClick={() => onDelete(row)}>
          <Trash size="1.125rem" aria-hidden />
          削除<VisuallyHidden>：{name}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}

function GuestConditions({ onDeleted }: ConditionsProps) {
  const dispatch = useAppDispatch();
  const text = useSyncExternalStore(onDeviceStorage, readGuestConditionsText, () => null);
  const rows = parseGuestConditions(text).map(({ name, path }) => ({ key: path, name, path }));
  const handleDelete = (row: Row) => {
    forgetGuestCondition(row.path);
    dispatch(savedSearchesChanged());
    onDeleted(true, row);
  };
  return <Rows rows={rows} onDelete={handleDelete} />;
}

/** The list belongs to one visitor, so no loader has it and the server's HTML never shows it. */
function MemberConditions({ changes, onDeleted }: ConditionsProps) {
  const dispatch = useAppDispatch();
  const answer = useLatest((_changes: number, signal) => listSavedConditions(signal), changes);
  if (answer === null) return <p role="status">読み込んでいます</p>;
  if (answer.data === undefined) {
    const handleRetry = () => dispatch(savedSearchesChanged());
    return <RetryPanel name="保存した条件" onRetry={handleRetry} />;
  }
  const handleDelete = async (row: Row) => {
    try {
      await deleteConditions([Number(row.key)]);
      announceChange();
      dispatch(savedSearchesChanged());
      onDeleted(true, row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onDeleted(false, row);
    }
  };
  const rows = answer.data.map(({ condition_id, name, path, new_count }) => ({
    key: String(condition_id),
    name,
    path,
    newCount: new_count,
  }));
  return <Rows rows={rows} onDelete={(row) => void handleDelete(row)} />;
}
