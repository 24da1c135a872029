import { useEffect, useRef } from 'react';
import type { FormEvent, SubmitEvent } from 'react';
import { Form, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { errorCountMessage, messages } from '@gakumado/shared/forms/messages';
import { paths } from '@gakumado/shared/paths';
import { Button, formatCount, Notice, useIsHydrated } from '@gakumado/shared/ui';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { ClosedHint } from '../../parts/closed-hint.tsx';
import { writeDraft } from '../../search/draft/draft-address.ts';
import { readDraftPlace } from '../../search/draft/draft-place.ts';
import type { FoundPlace } from '../../search/draft/find-place.ts';
import { readSearch } from '../../search/search.ts';
import type { Search } from '../../search/search.ts';
import type { Facets } from '../../search/filter/facets.ts';
import type { FilterChoices } from '../../search/filter/filter-choices.ts';
import { FilterSections } from '../../search/filter/filter-sections.tsx';
import {
  hiddenFields,
  normaliseFields,
  queryOfForm,
  REST_MS,
  unreadAmount,
} from '../../search/form-search.ts';
import type { SearchScope } from '../../search/scope.ts';
import { CarriedFilters } from './carried-filters.tsx';
import { PlaceFields } from './place-fields.tsx';
import styles from './search-condition-page.module.css';

interface ConditionFormProps {
  asked: {
    found: FoundPlace;
    search: Search;
    choices: FilterChoices;
    facets: Facets;
    total: number | null;
    isPlaceMissing: boolean;
    secondCampus: SchoolCampus | null | undefined;
  };
  /** Goes with the addresses that the form makes by itself, so that its fields stay as they are. */
  formKey: string;
}

/**
 * Place and filters as one GET form. With JavaScript the address follows every change, and with it the counts; without
 * it a button asks for them.
 */
export function ConditionForm({ asked, formKey }: ConditionFormProps) {
  const { found, search, choices, facets, total, isPlaceMissing, secondCampus } = asked;
  const scope = found.scope ?? areaScope();
  const navigate = useNavigate();
  const isCounting = useNavigation().state !== 'idle';
  const isHydrated = useIsHydrated();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Cancel the pending navigation on unmount.
  useEffect(() => () => clearTimeout(timer.current), []);
  const { key: visit } = useLocation();
  const placeFields = useRef<HTMLDivElement>(null);
  const missingPlaceVisit = isPlaceMissing ? visit : null;
  // Each press that finds no place leads to where one is chosen (contract, 4).
  useEffect(() => {
    if (missingPlaceVisit !== null) firstToFill(placeFields.current)?.focus();
  }, [missingPlaceVisit]);

  function handleChange({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    normaliseFields(form, target);
    clearTimeout(timer.current);
    // The name of a school is looked up when it is sent, not at each letter.
    if (target instanceof HTMLInputElement && target.name === 'school') return;
    timer.current = setTimeout(() => {
      void navigate(`${paths.searchCondition()}${queryOf(form)}`, {
        replace: true,
        preventScrollReset: true,
        state: { formKey },
      });
    }, REST_MS);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    const unread = unreadAmount(event.currentTarget);
    if (!unread) return;
    event.preventDefault();
    unread.focus();
  }

  return (
    <Form
      method="get"
      action={paths.searchCondition()}
      className={styles.form}
      state={{ formKey }}
      noValidate={isHydrated}
      onChange={handleChange}
      onSubmit={handleSubmit}
    >
      {isPlaceMissing && (
        <Notice key={visit} id={MISSING_ID} tone="error" role="alert" title={errorCountMessage(1)}>
          {messages.placeRequired}
        </Notice>
      )}
      {carriedFields(search, scope).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PlaceFields
        found={found}
        search={search}
        missingId={isPlaceMissing ? MISSING_ID : undefined}
        ref={placeFields}
      >
        <CarriedFilters {...{ found, search, secondCampus }} />
      </PlaceFields>
      {found.closed && <ClosedHint prefecture={found.closed} />}
      <section className={styles.sections} aria-labelledby="filters-title">
        <h2 id="filters-title">ご希望</h2>
        <FilterSections
          // Another kind of place changes the counted fields, not the choices: those are in the address.
          key={found.draft.kind}
          scope={scope}
          draft={search}
          choices={choices}
          facets={facets}
        />
      </section>
      <div className={styles.bar}>
        <p role="status" className={styles.total} data-counting={isCounting || undefined}>
          {total !== null && (
            <>
              該当 <strong>{formatCount(total)}</strong>件
            </>
          )}
        </p>
        {!isHydrated && (
          <Button type="submit" variant="secondary">
            件数を確かめる
          </Button>
        )}
        <Button type="submit" variant="accent" size="large" name="go" value="1">
          この条件で検索
        </Button>
      </div>
    </Form>
  );
}

const MISSING_ID = 'place-missing';

/** The field that lacks its value; of stations, a point and a map the control that leads to them. */
const firstToFill = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>('[aria-invalid="true"]:enabled') ??
  fields?.querySelector<HTMLElement>('summary, button, a');

/** The address of a form's choices. */
function queryOf(form: HTMLFormElement): string {
  const given = queryOfForm(form);
  return writeDraft(readDraftPlace(given), readSearch(given));
}

/** Filters without a field are kept. Cities and stations have fields. */
const carriedFields = (search: Search, scope: SearchScope) =>
  hiddenFields(search, scope).filter(([name]) => name !== 'city_id' && name !== 'station_id');
