import type { ComponentProps } from 'react';
import { NextStep } from '../article/next-step.tsx';
import type { Step } from '../article/next-step.tsx';
import { LinkedHomes } from '../linked-homes/linked-homes.tsx';
import { StaticPage } from '../static-page/static-page.tsx';
import type { Reading } from './load-reading.ts';
import { RelatedReading } from './related-reading.tsx';

type ReadingPageProps = Omit<ComponentProps<typeof StaticPage>, 'page'> & {
  reading: Reading;
  next: Step;
};

/** A page of text that ends in one thing to do, in homes and in articles to read next. */
export function ReadingPage({ reading, next, children, ...rest }: ReadingPageProps) {
  return (
    <StaticPage {...rest} page={reading.page}>
      {children}
      <NextStep {...next} />
      <LinkedHomes {...reading.homes} />
      <RelatedReading
        id="related-reading"
        title="あわせて読みたい記事"
        topics={reading.related}
        placeNames={reading.placeNames}
      />
    </StaticPage>
  );
}
