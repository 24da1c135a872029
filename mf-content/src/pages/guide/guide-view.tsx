import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { RichNodes } from '@gakumado/shared/ui';
import type { HtmlElement } from '@gakumado/shared/ui';
import type { Step } from '../../components/article/next-step.tsx';
import type { ArticleParts, ArticleSection } from '../../components/article/read-article.ts';
import type { Reading } from '../../components/reading/load-reading.ts';
import { ReadingPage } from '../../components/reading/reading-page.tsx';
import { ExamTimeline } from './exam-timeline.tsx';
import { readTimeline, stepsOf } from './read-guide.ts';
import { StepsFigure } from './steps-figure.tsx';

const next: Step = {
  title: '学校の名前から、始めましょう',
  text: '通うキャンパスを選ぶと、近くのお部屋が通学時間の短い順に並びます。会員登録はいりません。',
  label: '学校名でお部屋を探す',
  to: paths.schools(),
};

/** The guide: its numbered parts are drawn as a way, and its table of periods as a timeline. */
export function GuideView({ reading }: { reading: Reading }) {
  return (
    <ReadingPage
      reading={reading}
      site={sitePages.guide}
      next={next}
      contentsOf={drawSteps}
      showSection={drawTimeline}
    />
  );
}

function drawSteps({ sections }: ArticleParts) {
  const steps = stepsOf(sections);
  if (steps.length === 0) return undefined;
  const others = sections.filter(({ id }) => steps.every((step) => step.id !== id));
  return <StepsFigure steps={steps} others={others} />;
}

function drawTimeline({ nodes }: ArticleSection) {
  const at = nodes.findIndex((node) => typeof node !== 'string' && node.tag === 'table');
  const table = nodes[at] as HtmlElement | undefined;
  const timeline = table && readTimeline(table);
  if (!timeline) return undefined;
  return (
    <>
      <RichNodes nodes={nodes.slice(0, at)} />
      <ExamTimeline timeline={timeline} table={table} />
      <RichNodes nodes={nodes.slice(at + 1)} />
    </>
  );
}
