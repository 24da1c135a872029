import { useState } from 'react';
import { Checkbox, SelectField, TextField } from '@gakumado/shared/ui';
import type { Cost, Roomtype } from '@gakumado/shared/contract';
import { CostResult } from './cost-result.tsx';
import { costText } from './room-costs.ts';
import { isDate, simulateCosts } from './simulate-costs.ts';
import type { SimulationInput } from './simulate-costs.ts';
import styles from './cost-simulation.module.css';

interface CostSimulationProps {
  costs: readonly Cost[];
  roomtype: Roomtype;
  defaultMoveInDate: string;
}

const stayYears = [1, 2, 3, 4, 5, 6];
const payCycles = [
  { months: 1, label: '毎月払い' },
  { months: 6, label: '半年払い' },
  { months: 12, label: '1年払い' },
] as const;

/** A small form whose answer follows each change. */
export function CostSimulation({ costs, roomtype, defaultMoveInDate }: CostSimulationProps) {
  const [moveInDate, setMoveInDate] = useState(defaultMoveInDate);
  const [stayMonths, setStayMonths] = useState(48);
  const [payCycleMonths, setPayCycleMonths] = useState<SimulationInput['payCycleMonths']>(1);
  const [chosenCostIds, setChosenCostIds] = useState<readonly number[]>([]);
  const optional = costs.filter((cost) => !cost.is_required);
  const isKnown = isDate(moveInDate);
  const input = {
    moveInDate: isKnown ? moveInDate : defaultMoveInDate,
    stayMonths,
    payCycleMonths,
    chosenCostIds,
  };
  const toggle = (id: number, isChosen: boolean) =>
    setChosenCostIds(isChosen ? [...chosenCostIds, id] : chosenCostIds.filter((other) => other !== id));

  return (
    <section className={styles.simulation} aria-labelledby="cost-simulation">
      <h3 id="cost-simulation" className={styles.title}>
        費用シミュレーション
      </h3>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="入居日"
          type="date"
          value={moveInDate}
          error={isKnown ? undefined : '入居日を入力してください。'}
          onChange={(event) => setMoveInDate(event.currentTarget.value)}
        />
        <SelectField
          label="お住まいの期間"
          value={stayMonths}
          onChange={(event) => setStayMonths(Number(event.currentTarget.value))}
        >
          {stayYears.map((years) => (
            <option key={years} value={years * 12}>{`${years}年（${years * 12}か月）`}</option>
          ))}
        </SelectField>
        <SelectField
          label="お支払い方法"
          value={payCycleMonths}
          onChange={(event) =>
            setPayCycleMonths(
              payCycles.find(({ months }) => String(months) === event.currentTarget.value)?.months ?? 1,
            )
          }
        >
          {payCycles.map(({ months, label }) => (
            <option key={months} value={months}>
              {label}
            </option>
          ))}
        </SelectField>
        {optional.length > 0 && (
          <fieldset className={styles.options}>
            <legend>ご希望の費用（任意）</legend>
            {optional.map((cost) => (
              <Checkbox
                key={cost.cost_id}
                label={`${cost.cost_name} ${costText(cost, roomtype)}`}
                checked={chosenCostIds.includes(cost.cost_id)}
                onChange={(event) => toggle(cost.cost_id, event.currentTarget.checked)}
              />
            ))}
          </fieldset>
        )}
      </form>
      <CostResult
        low={simulateCosts(costs, { ...input, rentYen: roomtype.price_min, edge: 'min' })}
        high={simulateCosts(costs, { ...input, rentYen: roomtype.price_max, edge: 'max' })}
        stayMonths={stayMonths}
      />
    </section>
  );
}
