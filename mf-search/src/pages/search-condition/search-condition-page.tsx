import { redirect, useLoaderData, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs, Location } from 'react-router-dom';
import { findCampus, listEquipment, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead } from '@gakumado/shared/ui';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { nameOfSearch } from '../../search/draft/condition-labels.ts';
import { readDraftPlace } from '../../search/draft/draft-place.ts';
import { findPlace } from '../../search/draft/find-place.ts';
import { searchAt } from '../../search/draft/place-condition.ts';
import { SaveCondition } from '../../search/saved/save-condition.tsx';
import parts from '../../parts/page-parts.module.css';
import { readSearch } from '../../search/search.ts';
import type { Search } from '../../search/search.ts';
import { filterChoices } from '../../search/filter/filter-choices.ts';
import { countResults } from '../../search/load-results.ts';
import { fitSearch, hrefOf, withoutSecond } from '../../search/scope.ts';
import { toFilter } from '../../search/request.ts';
import { ConditionForm } from './condition-form.tsx';
import { SavedConditions } from './saved-conditions.tsx';
import { loadMailed, StopMails } from './stop-mails.tsx';
import styles from './search-condition-page.module.css';

/** The searches whose mails a link stops, or the search in the address. */
export const loader = (args: LoaderFunctionArgs) =>
  new URL(args.request.url).searchParams.has('stop') ? loadMailed(args) : loadSearch(args);

/** With `go=1` the visitor is sent to the result page of the search, or sees what is missing for it. */
async function loadSearch({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const draft = readDraftPlace(query);
  const [found, master] = await Promise.all([
    findPlace(draft, request.signal),
    nullOnError(listEquipment({}, request.signal)),
  ]);
  const scope = found.scope ?? areaScope();
  const asked = fitSearch(scope, searchAt(draft, readSearch(query)));
  const secondCampus = await findSecondCampus(asked, request.signal);
  const search = secondCampus === null ? withoutSecond(asked) : asked;
  const isSent = query.get('go') === '1';
  if (isSent && found.scope) throw redirect(hrefOf(scope, search));
  const counted =
    found.closed === null ? await nullOnError(countResults(scope, search, request.signal)) : null;
  const choices = filterChoices(master ?? []);
  return {
    found,
    search,
    choices,
    isPlaceMissing: isSent,
    secondCampus,
    total: counted?.total ?? null,
    facets: counted?.facets ?? {},
    name: nameOfSearch(found.name, search, choices, scope, secondCampus),
  };
}

/** New key whenever the address changes from outside the form, so that the fields reset. */
function useFormKey(): string {
  const { key, state } = useLocation() as Location<{ formKey?: string } | null>;
  return state?.formKey ?? key;
}

/** Null when there is no such campus or none is asked for, undefined when it could not be asked for. */
const findSecondCampus = async ({ second_school_id }: Search, signal: AbortSignal) =>
  second_school_id === undefined ? null : findCampus(second_school_id, signal).catch(() => undefined);

export { stopMails as action, revalidateUnlessPressed as shouldRevalidate } from './stop-mails.tsx';

export function Component() {
  const isStop = new URLSearchParams(useLocation().search).has('stop');
  return isStop ? <StopMails /> : <SearchCondition />;
}

function SearchCondition() {
  const asked = useLoaderData<typeof loadSearch>();
  const { found, search, name } = asked;
  const formKey = useFormKey();
  const { sort: _sort, ...filter } = toFilter(found.scope ?? areaScope(), search);
  return (
    <Container className={parts.page}>
      <PageHead
        title={sitePages.searchCondition.label}
        description="学校・エリア・駅と、家賃や間取り、設備などのご希望を組み合わせて物件をお探しいただけます。条件は保存できます。"
        path={paths.searchCondition()}
        noindex
      />
      <Breadcrumbs items={[sitePages.search, { label: sitePages.searchCondition.label }]} />
      <div className={parts.intro}>
        <h1>{sitePages.searchCondition.label}</h1>
        <p className={parts.lead}>
          場所とご希望を選んでください。選ぶたびに、当てはまる物件の数をお知らせします。
        </p>
      </div>
      <ConditionForm key={formKey} asked={asked} formKey={formKey} />
      {found.scope && (
        <section className={styles.save} aria-labelledby="save-search">
          <h2 id="save-search">この条件をあとで使う</h2>
          <p className={styles.name}>{name}</p>
          <SaveCondition name={name} condition={filter} path={hrefOf(found.scope, search)} />
        </section>
      )}
      <SavedConditions />
    </Container>
  );
}
