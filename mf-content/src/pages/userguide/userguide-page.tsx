import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import type { Step } from '../../components/article/next-step.tsx';
import { loadReading } from '../../components/reading/load-reading.ts';
import { ReadingPage } from '../../components/reading/reading-page.tsx';

const next: Step = {
  title: 'まずは、学校の名前から',
  text: '通うキャンパスを選ぶと、近くのお部屋が通学時間の短い順に並びます。',
  label: '学校名でお部屋を探す',
  to: paths.schools(),
};

export function loader({ request }: LoaderFunctionArgs) {
  return loadReading('userguide', '住まい選び', request.signal);
}

export function Component() {
  return <ReadingPage reading={useLoaderData<typeof loader>()} site={sitePages.userguide} next={next} />;
}
