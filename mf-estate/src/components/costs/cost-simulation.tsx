import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDate } from '@gakumado/shared/calendar-days';
import {
  CONTRACT_MONTHS,
  DEFAULT_FOOD_BUDGET,
  isMealRow,
  isOptionalRow,
  PAY_CYCLES,
  simulateCost,
} from '@gakumado/shared/cost-simulation';
import { COST_KIND, STAY_MONTHS } from '@gakumado/shared/vocabulary';
import type { Cost, EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { Checkbox, Fold, formatYen, monthsText, TextField } from '@gakumado/shared/ui';
import { payCycleTexts, planOf } from './cost-choices.ts';
import type { CostChoices } from './cost-choices.ts';
import { CostForm } from './cost-form.tsx';
import { CostResult } from './cost-result.tsx';
import { MonthsField } from './months-field.tsx';
import { costText } from './room-costs.ts';
import { useCostChoices } from './use-cost-choices.ts';
import styles from './cost-simulation.module.css';

interface CostSimulationProps {
  costs: readonly Cost[];
  roomtype: Roomtype;
  /** YYYY-MM-DD */
  defaultMoveInDate: string;
  terms: EstateDetail['movein_terms'];
}

const FIELDS: readonly (keyof CostChoices)[] = [
  'move_in_date',
  'stay_months',
  'pay_cycle',
  'with_meals',
  'contract_months',
  'cost_id',
];

/** A small form whose answer follows each change. It is open where the address has a choice of its own. */
export function CostSimulation({ costs, roomtype, defaultMoveInDate, terms }: CostSimulationProps) {
  const [choices, change] = useCostChoices();
  const [query] = useSearchParams();
  const plan = planOf(choices, roomtype, defaultMoveInDate);
  const { move_in_date, contract_months, stay_months, pay_cycle, with_meals, cost_id } = plan;
  const { food_budget = DEFAULT_FOOD_BUDGET } = plan;
  const [dateText, setDateText] = useState(move_in_date);
  const hasOpenTerm = costs.some(
    ({ cost_kind, cycle_months }) => cost_kind === COST_KIND.renewal && cycle_months === null,
  );

  return (
    <Fold
      title="費用シミュレーション"
      gist={`${monthsText(stay_months)}・${payCycleTexts[pay_cycle]} で計算`}
      isOpen={FIELDS.some((name) => query.has(name))}
      isNamed
    >
      <div className={styles.simulation}>
        <CostForm className={styles.form} names={FIELDS} submit="この内容で計算する">
          <TextField
            label="入居日"
            name="move_in_date"
            type="date"
            value={dateText}
            error={isDate(dateText) ? undefined : '入居日を入力してください。'}
            onChange={({ currentTarget: { value } }) => {
              setDateText(value);
              if (isDate(value)) change({ move_in_date: value });
            }}
          />
          <MonthsField
            label="お住まいの期間"
            hint={pastContract(stay_months, terms)}
            name="stay_months"
            value={stay_months}
            choices={STAY_MONTHS}
            textOf={monthsText}
            onChoose={(months) => change({ stay_months: months })}
          />
          {hasOpenTerm && (
            <MonthsField
              label="契約期間"
              name="contract_months"
              value={contract_months}
              choices={CONTRACT_MONTHS}
              textOf={monthsText}
              onChoose={(months) => change({ contract_months: months })}
            />
          )}
          <MonthsField
            label="お支払い方法"
            name="pay_cycle"
            value={pay_cycle}
            choices={PAY_CYCLES}
            textOf={(months) => payCycleTexts[months]}
            onChoose={(months) => change({ pay_cycle: months })}
          />
          <OptionalCosts
            {...{ costs, roomtype }}
            isChosen={(cost) => (isMealRow(cost) ? with_meals : cost_id.includes(cost.cost_id))}
            onChoose={(cost, isChosen) =>
              change(
                isMealRow(cost)
                  ? { with_meals: isChosen }
                  : {
                      cost_id: isChosen
                        ? [...cost_id, cost.cost_id]
                        : cost_id.filter((id) => id !== cost.cost_id),
                    },
              )
            }
          />
          {!costs.some(isMealRow) && (
            <Checkbox
              label={`食費のめやす（毎月${formatYen(food_budget)}）を加えて、食事付きの物件と比べる`}
              name="with_meals"
              value={1}
              checked={with_meals}
              onChange={(event) => change({ with_meals: event.currentTarget.checked })}
            />
          )}
        </CostForm>
        <CostResult
          low={simulateCost(costs, { ...plan, end: 'amount_min' })}
          high={simulateCost(costs, { ...plan, end: 'amount_max' })}
          stayMonths={stay_months}
          moveInDate={move_in_date}
        />
      </div>
    </Fold>
  );
}

/** The renewal terms, if the stay is longer than the contract. */
const pastContract = (
  stayMonths: number,
  { contract_months, renewal_text }: EstateDetail['movein_terms'],
): string | undefined =>
  contract_months !== null && stayMonths > contract_months ? (renewal_text ?? undefined) : undefined;

interface OptionalCostsProps {
  costs: readonly Cost[];
  roomtype: Roomtype;
  isChosen: (cost: Cost) => boolean;
  onChoose: (cost: Cost, isChosen: boolean) => void;
}

/** The rows that are only for those who want them. */
function OptionalCosts({ costs, roomtype, isChosen, onChoose }: OptionalCostsProps) {
  const optional = costs.filter(isOptionalRow);
  if (optional.length === 0) return null;
  return (
    <fieldset className={styles.options}>
      <legend>ご希望の費用（任意）</legend>
      {optional.map((cost) => (
        <Checkbox
          key={cost.cost_id}
          label={`${cost.cost_name} ${costText(cost, roomtype)}`}
          {...(isMealRow(cost) ? { name: 'with_meals', value: 1 } : { name: 'cost_id', value: cost.cost_id })}
          checked={isChosen(cost)}
          onChange={(event) => onChoose(cost, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
