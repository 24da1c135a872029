import { useSearchParams } from 'react-router-dom';
import type { Cost, EstateDetail, EstateSurroundings, Roomtype } from '@gakumado/shared/contract';
import { ShareButton } from '@gakumado/shared/ui';
import { ESTATE_CLOSED } from '@gakumado/shared/vocabulary';
import { chosenRoomtype } from '../costs/cost-choices.ts';
import type { SchoolWay } from '../way-to-school/load-asked.ts';
import { passedPath } from './passed-query.ts';
import { KeepActions } from './keep-actions.tsx';
import styles from './passing-on.module.css';
import { PrintPage } from './print-page.tsx';

interface PassingOnProps {
  estate: EstateDetail;
  /** Null, like `costs`, `ways` and `around`, when they could not be loaded; no ways where no school was chosen. */
  roomtypes: readonly Roomtype[] | null;
  costs: readonly Cost[] | null;
  ways: readonly SchoolWay[] | null;
  around: EstateSurroundings | null;
  /** YYYY-MM-DD */
  defaultMoveInDate: string;
  /** Path of the page that others are led to. */
  path: string;
}

/** The ways to take a property along and to show it to others. */
export function PassingOn({ roomtypes, ...props }: PassingOnProps) {
  const { estate, path } = props;
  const [query] = useSearchParams();
  const roomtype = roomtypes ? chosenRoomtype(roomtypes, query) : undefined;
  return (
    <div className={styles.actions} data-screen-only role="group" aria-label="この物件を残す・送る">
      <ShareButton what="物件" title={estate.name} path={passedPath(path, query)} />
      <KeepActions estateId={estate.estate_id} isClosed={estate.status === ESTATE_CLOSED} />
      <PrintPage {...props} roomtype={roomtype} />
    </div>
  );
}
