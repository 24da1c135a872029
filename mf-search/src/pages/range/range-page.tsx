import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { rangeHeading } from '@gakumado/shared/range-link';
import { sitePages } from '@gakumado/shared/site-pages';
import { throwNotFound } from '@gakumado/shared/routing';
import { readRange } from '../../places/range-point.ts';
import { hrefOf } from '../../search/scope.ts';
import { ResultsHead } from '../../search/list/results-head.tsx';
import { ListContainer } from '../../search/list/list-container.tsx';
import { Results } from '../../search/list/results.tsx';
import { AskPlace } from './ask-place.tsx';
import { loadAsk, loadFound } from './load-range.ts';
import { RadiusLinks } from './radius-links.tsx';
import { rangeScope } from '../../search/scopes/range-scope.ts';
import styles from './range-page.module.css';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const range = readRange(params);
  if (range?.km === undefined) throwNotFound();
  const query = new URL(request.url).searchParams;
  return range.point ? loadFound(request, range.point, range.km) : loadAsk(query, range.km, request.signal);
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  return data.kind === 'ask' ? <AskPlace {...data} /> : <Found {...data} />;
}

function Found({ point, km, results }: Awaited<ReturnType<typeof loadFound>>) {
  const scope = rangeScope(point, km);
  const title = `地図の中心から半径${km}kmの学生マンション・学生会館`;
  return (
    <>
      <ResultsHead
        scope={scope}
        results={results}
        title={title}
        description={`地図で選んだ場所から半径${km}km以内にある学生マンション・学生会館・学生寮を、地図と一覧でご覧いただけます。`}
        listName={title}
        // Every point of the map has such a page.
        noindex
      />
      <ListContainer
        list={results}
        className={styles.page}
        breadcrumbs={[
          sitePages.search,
          { label: '地図から探す', to: paths.range(km) },
          { label: `半径${km}km` },
        ]}
      >
        <h1 className={styles.title}>{rangeHeading(km)}</h1>
        <div className={styles.radius} data-beside-map>
          <RadiusLinks
            current={km}
            hrefOf={(other) => hrefOf(rangeScope(point, other), { ...results.search, page: 1 })}
          />
        </div>
        <Results scope={scope} results={results} />
      </ListContainer>
    </>
  );
}
