import { useEffect, useRef } from 'react';
import { Checkbox, FieldSet, useIsHydrated } from '@gakumado/shared/ui';
import { idsAt } from '../../step-form/form-field.ts';
import type { FormField, FormValues } from '../../step-form/form-field.ts';
import type { ItemChoice } from '../../step-form/items/choice-items.tsx';
import { useItem, useValues } from '../../step-form/use-item.ts';
import styles from './room-order.module.css';

interface WeightedChoicesItem {
  label: string;
  hint: string;
  /** Of what must be. */
  mustPath: string;
  /** Of what would be welcome. */
  optionalPath: string;
  choices: readonly ItemChoice[];
  /** The paths of all such items: some rules count what must be over them, and tell it at the first that has any. */
  together: readonly string[];
}

/** Any number of many, each できれば or 必須. Not there where the choices could not be loaded. */
export function weightedChoicesItem(item: WeightedChoicesItem): FormField {
  const { label, mustPath, optionalPath, choices } = item;
  return {
    paths: [mustPath, optionalPath],
    label,
    Control: () => <WeightedChoices {...item} />,
    describe: (values) => {
      const named = (path: string, weight: string) =>
        idsAt(values, path).map((id) => `${labelOf(choices, id)}（${weight}）`);
      return [...named(mustPath, '必須'), ...named(optionalPath, 'できれば')].join('、');
    },
    isShown: (values) => choices.length > 0 || hasChosen(values, item),
  };
}

const labelOf = (choices: readonly ItemChoice[], id: number) =>
  choices.find(({ value }) => value === id)?.label ?? `番号 ${id}`;

const hasChosen = (values: FormValues, { mustPath, optionalPath }: WeightedChoicesItem) =>
  idsAt(values, mustPath).length + idsAt(values, optionalPath).length > 0;

function WeightedChoices({ label, hint, mustPath, optionalPath, choices, together }: WeightedChoicesItem) {
  const { form, error: mustError } = useItem(mustPath);
  const { error: optionalError } = useItem(optionalPath);
  const { error: togetherError } = useItem(together[0] ?? mustPath);
  const musts = useValues((values) => idsAt(values, mustPath));
  const optional = useValues((values) => idsAt(values, optionalPath));
  const isHydrated = useIsHydrated();
  const list = useRef<HTMLUListElement>(null);

  function change(nextMusts: readonly number[], nextOptional: readonly number[]) {
    form.setValue(mustPath, nextMusts.map(String), { shouldDirty: true });
    form.setValue(optionalPath, nextOptional.map(String), { shouldDirty: true });
    void form.trigger([...together]);
  }
  const errors = new Set([mustError, optionalError, musts.length > 0 ? togetherError : undefined]);
  const error = [...errors].filter(Boolean).join('') || undefined;
  // The error "too many required items" links to the first item that can be unticked.
  const firstMust = isHydrated ? choices.find(({ value }) => musts.includes(Number(value))) : undefined;
  const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id);
  /** Of now: several are ticked before the next render where a page is loaded anew. */
  const idsNow = () => ({
    musts: idsAt(form.getValues(), mustPath),
    optional: idsAt(form.getValues(), optionalPath),
  });

  function handleChosen(id: number, isChosen: boolean) {
    const now = idsNow();
    const isKnown = now.musts.includes(id) || now.optional.includes(id);
    if (!isChosen) change(without(now.musts, id), without(now.optional, id));
    else if (!isKnown) change(now.musts, [...now.optional, id]);
  }

  function handleMust(id: number, isMust: boolean) {
    const now = idsNow();
    const [others, othersOptional] = [without(now.musts, id), without(now.optional, id)];
    if (isMust) change([...others, id], othersOptional);
    else change(others, [...othersOptional, id]);
  }

  // Ticks from before hydration count. The draft, which knows the required items, is restored after this effect.
  useEffect(() => {
    const ticked = [...(list.current?.querySelectorAll<HTMLInputElement>('input[value]:checked') ?? [])];
    queueMicrotask(() => {
      const now = idsNow();
      const added = ticked
        .map(({ value }) => Number(value))
        .filter((id) => !now.musts.includes(id) && !now.optional.includes(id));
      if (added.length > 0) form.setValue(optionalPath, [...now.optional, ...added].map(String));
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  return (
    <FieldSet {...{ label, hint }} need="optional" error={error} id={`${optionalPath}-group`}>
      <ul ref={list} id={firstMust ? undefined : mustPath} tabIndex={-1} className={styles.choices}>
        {choices.map((choice, index) => {
          const id = Number(choice.value);
          const isMust = musts.includes(id);
          const isChosen = isMust || optional.includes(id);
          return (
            <li key={id} className={styles.choice} data-chosen={isChosen ? '' : undefined}>
              <Checkbox
                id={index === 0 ? optionalPath : `${optionalPath}-${index}`}
                name={optionalPath}
                value={id}
                label={choice.label}
                checked={isChosen}
                onChange={({ currentTarget }) => handleChosen(id, currentTarget.checked)}
              />
              {isChosen && isHydrated && (
                <Checkbox
                  id={choice === firstMust ? mustPath : undefined}
                  label="必須"
                  aria-label={`${choice.label}を必須にする`}
                  checked={isMust}
                  onChange={({ currentTarget }) => handleMust(id, currentTarget.checked)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </FieldSet>
  );
}
