import { useNavigate, useSearchParams } from 'react-router-dom';
import { PartFailed, SelectField } from '@gakumado/shared/ui';
import type { Cost, EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { costsOfRoomtype } from '@gakumado/shared/cost-simulation';
import { chosenRoomtype, writeRoomtype } from './cost-choices.ts';
import { CostForm } from './cost-form.tsx';
import { CostSimulation } from './cost-simulation.tsx';
import { CostTable } from './cost-table.tsx';
import { Section } from '../section/section.tsx';
import styles from './costs.module.css';

interface CostsProps {
  /** Null, like `costs`, when they could not be loaded. */
  roomtypes: readonly Roomtype[] | null;
  costs: readonly Cost[] | null;
  /** YYYY-MM-DD */
  defaultMoveInDate: string;
  terms: EstateDetail['movein_terms'];
}

/** The costs of living here: every row, and a simulation of the stay. */
export function Costs({ roomtypes, costs, defaultMoveInDate, terms }: CostsProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  if (!roomtypes || !costs) {
    return (
      <Section id="costs" title="費用">
        <PartFailed name="費用" />
      </Section>
    );
  }
  const roomtype = chosenRoomtype(roomtypes, query);
  if (!roomtype) return null;
  const rows = costsOfRoomtype(costs, roomtype);
  return (
    <Section id="costs" title="費用" lead="返還される費用と任意の費用は分けています。">
      {roomtypes.length > 1 && (
        <CostForm className={styles.choice} names={['roomtype_id']} submit="このタイプの費用を表示する">
          <SelectField
            label="お部屋のタイプ"
            name="roomtype_id"
            value={roomtype.roomtype_id}
            onChange={({ currentTarget }) => {
              const search = writeRoomtype(query, Number(currentTarget.value));
              void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
            }}
          >
            {roomtypes.map(({ roomtype_id, name, layout }) => (
              <option key={roomtype_id} value={roomtype_id}>
                {`${name}（${layout}）`}
              </option>
            ))}
          </SelectField>
        </CostForm>
      )}
      <CostTable costs={rows} roomtype={roomtype} />
      <CostSimulation costs={rows} {...{ roomtype, defaultMoveInDate, terms }} />
    </Section>
  );
}
