import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { Form, Link, useNavigate } from 'react-router-dom';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Button, Container, formatCount, Notice, PageHead } from '@gakumado/shared/ui';
import { queryOfForm, readForm } from '../../search/form-search.ts';
import { useLiveResults } from '../../search/list/use-live-results.ts';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { ClosedHint } from '../closed-hint.tsx';
import { GuideOptions } from './guide-options.tsx';
import { optionsOfStep, PLACE_STEP, questions, STEPS, WALK_TITLE, WAY_STEP } from './guide-questions.ts';
import type { loadGuide } from './load-guide.ts';
import { PlaceQuestion } from './place-question.tsx';
import styles from './guided-search.module.css';

export type Guide = Exclude<Awaited<ReturnType<typeof loadGuide>>, null>;

const TITLE = '5つの質問で探す';

/**
 * One question a screen. Every answer is a field of a GET form and is in the address at once, so that Back, a reload
 * and a shared address find it.
 */
export function GuidedSearch({ guide }: { guide: Guide }) {
  const { step, isPlaceMissing } = guide;
  const question = questions[step - 1] ?? questions[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  // Another question is another screen: readers start at its title.
  useEffect(() => {
    if (shownStep.current !== step || isPlaceMissing) heading.current?.focus();
    shownStep.current = step;
  }, [step, isPlaceMissing]);
  return (
    <Container width="text" className={styles.page}>
      <PageHead
        title={`${TITLE}（${step}/${STEPS}）`}
        description="5つの質問に答えるだけで、ご希望に合う学生マンション・学生会館・学生寮の一覧をご覧いただけます。"
        path={paths.search()}
        noindex
      />
      <Breadcrumbs items={[sitePages.search, { label: TITLE }]} />
      <div className={styles.intro}>
        <p className={styles.step}>
          質問{step} <span>／ 全{STEPS}問</span>
        </p>
        <progress className={styles.progress} value={step} max={STEPS} aria-label="質問の進み具合" />
        <h1 ref={heading} tabIndex={-1}>
          {step === WAY_STEP && !guide.found.campus ? WALK_TITLE : question.title}
        </h1>
        <p className={styles.hint}>{question.hint}</p>
      </div>
      {isPlaceMissing && (
        <Notice tone="error" role="alert">
          通う学校のキャンパスを選ぶか、「まだ決まっていない」を選んでください。
        </Notice>
      )}
      <Question key={step} guide={guide} />
    </Container>
  );
}

function Question({ guide }: { guide: Guide }) {
  const { step, found, search, carried, total, facets } = guide;
  const navigate = useNavigate();
  const scope = found.scope ?? areaScope();
  const { live, count } = useLiveResults(scope, { search, total: total ?? undefined, facets });

  function handleChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    // A word is looked up when it is sent.
    if (target instanceof HTMLInputElement && target.type === 'text') return;
    // Another place is counted by the page's own loader, which stays out of all other answers.
    if (step !== PLACE_STEP && found.closed === null) count(readForm(currentTarget));
    void navigate(`?${queryOfForm(currentTarget)}&guide=${step}`, {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <Form method="get" action={paths.search()} className={styles.form} onChange={handleChange}>
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {step === PLACE_STEP ? (
        <PlaceQuestion found={found} />
      ) : (
        <GuideOptions
          legend={questions[step - 1]?.title ?? ''}
          type={step === STEPS ? 'checkbox' : 'radio'}
          options={optionsOfStep(step, search, facets, found.campus !== null)}
        />
      )}
      {found.closed && <ClosedHint prefecture={found.closed} />}
      <div className={styles.bar}>
        <Total total={step === PLACE_STEP ? (total ?? undefined) : live.total} isCounting={live.isCounting} />
        <Button
          type="submit"
          variant="accent"
          size="large"
          name="guide"
          value={step < STEPS ? step + 1 : 'done'}
        >
          {step < STEPS ? '次の質問へ' : '物件の一覧を見る'}
        </Button>
      </div>
      <p className={styles.ways}>
        {step > 1 ? (
          <button type="submit" className={styles.back} name="guide" value={step - 1} formNoValidate>
            <ChevronLeft size="1.125rem" aria-hidden />
            前の質問へ
          </button>
        ) : (
          <Link to={paths.search()}>ほかの方法で探す</Link>
        )}
        {step > 2 && step < STEPS && (
          <button type="submit" className={styles.back} name="guide" value="done">
            ここまでの答えで一覧を見る
          </button>
        )}
      </p>
    </Form>
  );
}

function Total({ total, isCounting }: { total: number | undefined; isCounting: boolean }) {
  if (total === undefined) return <p role="status" />;
  return (
    <p className={styles.total} role="status" data-counting={isCounting || undefined}>
      ここまでの答えに合う物件 <strong>{formatCount(total)}</strong>件
    </p>
  );
}
