import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { ApiError, saveVerdict } from '@gakumado/shared/api';
import type { Estate, ShareDetail, Verdict } from '@gakumado/shared/contract';
import { refusalText } from '#components/message/refusal-text.ts';
import { useTyped } from '#components/use-typed.ts';
import { Badge, Button, TextField, useIsHydrated, VisuallyHidden } from '@gakumado/shared/ui';
import { fieldLabels, SHARE_COMMENT_MAX } from '@gakumado/shared/vocabulary';
import { faultsOf } from './check-verdict.ts';
import { keepAnswer, opinionForm } from './kept-lists.ts';
import { MarkChoices } from './mark-choices.tsx';
import { verdictWords } from './opinions.ts';
import type { Agreement } from './opinions.ts';
import { PlainVerdict } from './plain-verdict.tsx';
import { withHonorific } from './with-honorific.ts';
import styles from './home-opinions.module.css';

interface HomeOpinionsProps {
  shareKey: string;
  /** When the list expires: ISO date-time. */
  expiresAt: string;
  estate: Estate;
  /** Those on this home. */
  verdicts: ShareDetail['verdicts'];
  agreement: Agreement;
  /** Why the list has the home no more, where the visitor was writing on it. */
  goneReason: string | undefined;
  /** The visitor's name on the list; '' before there is one. */
  me: string;
  /** Leads to the field of the name. */
  askName: () => void;
  /** Called after a change. */
  onChanged: () => Promise<void>;
}

/** Everybody's opinions of a home, and the visitor's own. */
export function HomeOpinions(props: HomeOpinionsProps) {
  const { estate, verdicts, agreement, me, askName } = props;
  const isHydrated = useIsHydrated();
  return (
    <section className={styles.opinions} aria-label={`${estate.name}への意見`}>
      {agreement === 'differing' && <Badge tone="accent">意見が分かれています</Badge>}
      {agreement === 'agreed' && <Badge tone="primary">全員が◎か○です</Badge>}
      {verdicts.length > 0 && (
        <ul className={styles.list}>
          {verdicts.map(({ by, verdict, comment }) => (
            <li key={by} className={styles.opinion}>
              <Mark verdict={verdict} />
              <span>
                <strong>{by}</strong>
                {comment !== '' && <span className={styles.comment}>{comment}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isHydrated && <PlainVerdict {...{ estate, verdicts }} />}
      {isHydrated && me === '' && (
        <Button variant="secondary" size="small" onClick={askName}>
          名前を決めて意見を伝える
          <VisuallyHidden>：{estate.name}</VisuallyHidden>
        </Button>
      )}
      {me !== '' && <MyVerdict {...props} />}
    </section>
  );
}

function Mark({ verdict }: { verdict: Verdict }) {
  return (
    <span className={styles.mark} data-verdict={verdict}>
      <span aria-hidden>{verdict}</span>
      <VisuallyHidden>{verdictWords[verdict]}：</VisuallyHidden>
    </span>
  );
}

type Opinion = Pick<ShareDetail['verdicts'][number], 'verdict' | 'comment'>;

function MyVerdict(props: HomeOpinionsProps) {
  const { shareKey, expiresAt, estate, verdicts, goneReason, me, onChanged } = props;
  const mine = verdicts.find(({ by }) => by === me);
  // Unsent input stays when the list is loaded again.
  const { typed, keep, forget } = useTyped<Partial<Opinion>>(opinionForm(shareKey, estate.estate_id));
  const [error, setError] = useState<{ comment?: string; all?: string }>({});
  const [isSaving, setIsSaving] = useState(false);
  /** The name under which the opinion was saved just now. */
  const [savedAs, setSavedAs] = useState<string>();
  const { verdict, comment = '' } = typed ?? mine ?? {};
  const change = (changed: Partial<Opinion>) => {
    keep({ verdict, comment, ...changed });
    setSavedAs(undefined);
  };

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    setError({});
    try {
      const faults = await faultsOf({ by: me, verdict, comment });
      if (!verdict || Object.keys(faults).length > 0)
        return setError({ ...faults, all: faults.verdict ?? faults.by });
      const answer = { share_key: shareKey, estate_id: estate.estate_id, by: me, verdict, comment };
      const seen = mine?.version ?? 0;
      await saveVerdict({ ...answer, version: seen });
      keepAnswer(shareKey, expiresAt, { ...answer, version: seen + 1 });
      await onChanged();
      forget();
      setSavedAs(me);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError({ all: refusalText(failure) });
      await onChanged();
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <MarkChoices
        legend={`${withHonorific(me)}の意見`}
        choiceOf={(mark) => ({
          name: `verdict-${estate.estate_id}`,
          checked: verdict === mark,
          onChange: () => change({ verdict: mark }),
        })}
      />
      <TextField
        label={fieldLabels.share_comment}
        need="optional"
        hint={`${SHARE_COMMENT_MAX}文字まで`}
        value={comment}
        error={error.comment}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
      />
      <p role="alert" className={styles.error}>
        {error.all}
      </p>
      <div className={styles.send}>
        <Button type="submit" size="small" isDisabled={isSaving || goneReason !== undefined}>
          {mine ? '意見を変える' : '意見を伝える'}
          <VisuallyHidden>：{estate.name}</VisuallyHidden>
        </Button>
        <span role="status" className={goneReason ? undefined : styles.saved}>
          {goneReason &&
            `この物件は${goneReason}。書きかけの内容は、このページを開いている間、ここに残ります。`}
          {mine && savedAs === me && '伝えました。'}
        </span>
      </div>
    </form>
  );
}
