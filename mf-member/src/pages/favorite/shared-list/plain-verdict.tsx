import { useActionData } from 'react-router-dom';
import type { Estate, ShareDetail } from '@gakumado/shared/contract';
import { Button, TextField } from '@gakumado/shared/ui';
import { fieldLabels, SHARE_COMMENT_MAX } from '@gakumado/shared/vocabulary';
import { MarkChoices } from './mark-choices.tsx';
import { seenVerdict } from './verdict-action.ts';
import type { PostedVerdict } from './verdict-action.ts';
import styles from './home-opinions.module.css';

interface PlainVerdictProps {
  estate: Estate;
  /** Those on this home. */
  verdicts: ShareDetail['verdicts'];
}

/** An opinion on a home where no scripts run: no name is kept, so it is asked for with each. */
export function PlainVerdict({ estate: { estate_id }, verdicts }: PlainVerdictProps) {
  const posted = useActionData<PostedVerdict>();
  const mine = posted?.estate_id === estate_id ? posted : undefined;
  const { by, verdict, all } = mine?.faults ?? {};
  const isSaved = mine !== undefined && Object.keys(mine.faults).length === 0;
  return (
    <details className={styles.plain} open={mine !== undefined}>
      <summary>意見を伝える</summary>
      <form className={styles.form} method="post">
        <input type="hidden" name="estate_id" value={estate_id} />
        {verdicts.map(({ version, by: name }) => (
          <input key={name} type="hidden" name={seenVerdict.name} value={seenVerdict.write(version, name)} />
        ))}
        <TextField
          name="by"
          label={fieldLabels.name}
          need="required"
          defaultValue={posted?.by}
          error={by}
          autoComplete="off"
        />
        <MarkChoices
          legend={fieldLabels.verdict}
          choiceOf={(mark) => ({ name: 'verdict', defaultChecked: mine?.verdict === mark })}
        />
        <TextField
          name="comment"
          label={fieldLabels.share_comment}
          need="optional"
          hint={`${SHARE_COMMENT_MAX}文字まで`}
          defaultValue={mine?.comment}
          error={mine?.faults.comment}
          autoComplete="off"
        />
        <p className={styles.error}>{verdict ?? all}</p>
        <div className={styles.send}>
          <Button type="submit" size="small">
            意見を伝える
          </Button>
          {isSaved && <span className={styles.saved}>伝えました。</span>}
        </div>
      </form>
    </details>
  );
}
