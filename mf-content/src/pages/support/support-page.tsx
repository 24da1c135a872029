import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import type { Step } from '../../components/article/next-step.tsx';
import { loadReading } from '../../components/reading/load-reading.ts';
import { ReadingPage } from '../../components/reading/reading-page.tsx';

const next: Step = {
  title: 'はじめての方へ',
  text: 'お部屋探しから入居までの六つの段階を、図と一緒にご説明しています。',
  label: 'お部屋探しの流れを見る',
  to: paths.guide(),
};

export function loader({ request }: LoaderFunctionArgs) {
  return loadReading('support', '住まい選び', request.signal);
}

export function Component() {
  return <ReadingPage reading={useLoaderData<typeof loader>()} site={sitePages.support} next={next} />;
}
