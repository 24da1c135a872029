import { LinkButton, Phrases } from '@gakumado/shared/ui';
import type { EstateDetail } from '@gakumado/shared/contract';
import { stepsOf } from './steps-of.ts';
import type { VisitSheetLayer } from './use-visit-sheet.ts';

interface StepsProps {
  estate: EstateDetail;
  isClosed: boolean;
  /** Opens the free times. */
  visit: VisitSheetLayer;
  /** The first step is the last one in its row, where the thumb is. */
  isFirstLast?: boolean;
}

/**
 * The steps that lead on, each a link to its form. The first is the one of the page in terracotta. 見学を予約 opens the free times where there
 * are any and scripts run.
 */
export function Steps({ estate, isClosed, visit, isFirstLast = false }: StepsProps) {
  const [first, ...others] = stepsOf(estate, isClosed);
  const steps = isFirstLast ? [...others, first] : [first, ...others];
  return steps.map(({ label, to, isVisit }) => (
    <LinkButton
      key={label}
      to={to}
      variant={label === first.label ? 'accent' : 'secondary'}
      aria-haspopup={isVisit && visit.hasTimes ? 'dialog' : undefined}
      onClick={isVisit && visit.hasTimes ? visit.handlePress : undefined}
    >
      <Phrases text={label} />
    </LinkButton>
  ));
}
