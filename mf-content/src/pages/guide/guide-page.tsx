import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { throwNotFound } from '@gakumado/shared/routing';
import { loadReading } from '../../components/reading/load-reading.ts';
import { GlossaryView } from './glossary-view.tsx';
import { GuideView } from './guide-view.tsx';
import { TermView } from './term-view.tsx';

/** The guide; `?glossary=1` is the glossary of renting and `?term=` one of its words. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const name = query.get('term');
  if (name === null && query.get('glossary') !== '1')
    return { reading: await loadReading('guide', '時期とスケジュール', request.signal) };
  const { findRentTerm, rentTermGroups } = await import(
    /* webpackChunkName: "rent-terms" */ '@gakumado/shared/rent-terms'
  );
  if (name === null) return { groups: rentTermGroups };
  return { found: findRentTerm(name) ?? throwNotFound() };
}

export function Component() {
  const { reading, groups, found } = useLoaderData<typeof loader>();
  if (reading) return <GuideView reading={reading} />;
  return groups ? <GlossaryView groups={groups} /> : <TermView found={found} />;
}
