import { useNavigate } from 'react-router-dom';
import type { EstateDetail } from '@gakumado/shared/contract';
import { OnDemand } from '@gakumado/shared/ui';
import { inquiryPath } from '../texts.ts';
import type { FreeDay } from './free-times.ts';
import type { VisitSheetLayer } from './use-visit-sheet.ts';

const loadSheet = async () =>
  (await import(/* webpackChunkName: "visit-sheet" */ './visit-sheet.tsx')).VisitSheet;

interface VisitTimesProps {
  estate: EstateDetail;
  days: readonly FreeDay[];
  visit: VisitSheetLayer;
}

/** The sheet of free times, loaded with its first opening. When it cannot be loaded, the form with all times follows. */
export function VisitTimes({ estate, days, visit: { layer, opener } }: VisitTimesProps) {
  const navigate = useNavigate();
  return (
    <OnDemand
      isWanted={layer.open}
      load={loadSheet}
      onFailure={() => void navigate(inquiryPath(estate, { isVisit: true }))}
    >
      {(Sheet) => <Sheet {...{ estate, days, layer, opener }} />}
    </OnDemand>
  );
}
