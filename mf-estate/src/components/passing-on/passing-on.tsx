import { useSearchParams } from 'react-router-dom';
import type { Cost, EstateDetail, EstateSurroundings, Roomtype } from '@gakumado/shared/contract';
import { ShareButton } from '@gakumado/shared/ui';
import { chosenRoomtype } from '../costs/cost-choices.ts';
import type { SchoolWay } from '../way-to-school/load-asked.ts';
import { passedPath } from './passed-query.ts';
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

/** The ways to show a property to others and to take it along on paper. */
export function PassingOn({ roomtypes, ...props }: PassingOnProps) {
  const { estate, path } = props;
  const [query] = useSearchParams();
  const roomtype = roomtypes ? chosenRoomtype(roomtypes, query) : undefined;
  return (
    <div className={styles.actions} data-screen-only role="group" aria-label="この物件を送る・印刷する">
      <ShareButton what="物件" title={estate.name} path={passedPath(path, query)} />
      <PrintPage {...props} roomtype={roomtype} />
    </div>
  );
}
