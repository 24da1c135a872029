import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ApiError, joinWaitlist } from '@gakumado/shared/api';
import { moveInMonths, todayInJapan } from '@gakumado/shared/calendar-days';
import type { EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms/messages';
import { paths } from '@gakumado/shared/paths';
import { loginPathWithReturn, selectIsLogin, useAppSelector } from '@gakumado/shared/store';
import { Button, Fold, formatMonth, LinkButton, Notice, SelectField, TermNote } from '@gakumado/shared/ui';
import { ESTATE_CLOSED, isFull } from '@gakumado/shared/vocabulary';
import { writeRoomtype } from '../costs/cost-choices.ts';
import styles from './waiting-list.module.css';

/** The `id` of the part, for links to it. */
export const WAITING_LIST = 'waitlist';
/** The label of links to it. */
export const WAIT = '空室を待つ（キャンセル待ち）';

const LEAD = '空室が出たときに、メールでお知らせします。';

interface WaitingListProps {
  estate: Pick<EstateDetail, 'estate_id' | 'status' | 'vacant_status_id'>;
  /** Null when they could not be loaded: any room of a full building is waited for then. */
  roomtypes: readonly Roomtype[] | null;
}

/**
 * The waiting list of a full building that is let, or of its full types of rooms, for members: a mail says when a room is
 * free.
 */
export function WaitingList({ estate, roomtypes }: WaitingListProps) {
  const isLogin = useAppSelector(selectIsLogin);
  const [query] = useSearchParams();
  const { estate_id: estateId, status, vacant_status_id } = estate;
  const isWholeFull = isFull(vacant_status_id);
  const waited = (roomtypes ?? []).filter((type) => isWholeFull || isFull(type.vacant_status_id));
  if (status === ESTATE_CLOSED || (!isWholeFull && waited.length === 0)) return null;
  const named = waited.find(
    ({ roomtype_id }) => String(roomtype_id) === query.get('roomtype_id'),
  )?.roomtype_id;
  const chosen = named && `?${writeRoomtype(new URLSearchParams(), named)}`;
  return (
    <div data-screen-only>
      <Fold
        part={WAITING_LIST}
        title="キャンセル待ち"
        gist={
          isWholeFull
            ? `ただいま空いているお部屋はありません。${LEAD}`
            : `ただいま満室のタイプのお部屋に${LEAD}`
        }
        isOpen={isWholeFull}
        isNamed
      >
        <div className={styles.panel}>
          {isLogin ? (
            <WaitForm {...{ estateId, named }} roomtypes={waited} canBeAny={isWholeFull} />
          ) : (
            <>
              <p>
                <TermNote term="キャンセル待ち" />
                の登録には、無料の会員登録またはログインが必要です。
              </p>
              <LinkButton
                to={loginPathWithReturn(`${paths.estate(estateId)}${chosen ?? ''}#${WAITING_LIST}`)}
              >
                ログインして登録する
              </LinkButton>
            </>
          )}
        </div>
      </Fold>
    </div>
  );
}

/** The rules of the form, which only somebody who sends it needs. */
const loadRules = async () => {
  const { waitlistForm } = await import(/* webpackChunkName: "waitlist-form" */ '@gakumado/shared/forms');
  return waitlistForm(todayInJapan);
};

/** The fault of a wish, in the words of the form. Where the rules cannot be loaded, the server alone checks. */
async function faultOf(wish: { move_in_ym: string }): Promise<string | undefined> {
  const rules = await loadRules().catch(() => undefined);
  return rules?.safeParse(wish).error?.issues[0]?.message;
}

type Outcome = { isDone: true } | { isDone: false; message: string };

interface WaitFormProps {
  estateId: number;
  /** Those that can be waited for. */
  roomtypes: readonly Roomtype[];
  /** The one that the address names. */
  named: number | undefined;
  /** Any room of the building can be waited for. */
  canBeAny: boolean;
}

function WaitForm({ estateId, roomtypes, named, canBeAny }: WaitFormProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setIsSending] = useState(false);
  const [monthError, setMonthError] = useState<string>();
  const month = useRef<HTMLDivElement>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const wish = {
      roomtype_id: Number(sent.get('roomtype_id')) || undefined,
      move_in_ym: String(sent.get('move_in_ym')),
    };
    setOutcome(undefined);
    setIsSending(true);
    try {
      const fault = await faultOf(wish);
      setMonthError(fault);
      if (fault) return month.current?.querySelector('select')?.focus();
      await joinWaitlist({ ...wish, estate_id: estateId });
      setOutcome({ isDone: true });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      setOutcome({ isDone: false, message: fault.fields[0]?.message ?? fault.message });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <form className={styles.fields} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {(roomtypes.length > 1 || !canBeAny) && (
          // Another address names another type.
          <SelectField
            key={named}
            label="お部屋のタイプ"
            name="roomtype_id"
            need={canBeAny ? 'optional' : 'required'}
            defaultValue={named}
          >
            {canBeAny && <option value="">どのタイプでもよい</option>}
            {roomtypes.map(({ roomtype_id, name, layout }) => (
              <option key={roomtype_id} value={roomtype_id}>{`${name}（${layout}）`}</option>
            ))}
          </SelectField>
        )}
        <div ref={month}>
          <SelectField label="入居希望月" name="move_in_ym" need="required" error={monthError}>
            <option value="">選択してください</option>
            {moveInMonths().map((value) => (
              <option key={value} value={value}>
                {formatMonth(value)}
              </option>
            ))}
          </SelectField>
        </div>
        <Button type="submit" isDisabled={isSending}>
          {isSending ? '登録しています' : 'キャンセル待ちに登録する'}
        </Button>
      </form>
      <div role="status">
        {outcome?.isDone && (
          <Notice tone="success">
            {messages.waitlistJoined}
            <Link to={paths.mypage()}>会員ページ</Link>でご確認、取り消しができます。
          </Notice>
        )}
      </div>
      <div role="alert">{outcome && !outcome.isDone && <Notice tone="error">{outcome.message}</Notice>}</div>
    </>
  );
}
