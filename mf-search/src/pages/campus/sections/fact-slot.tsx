import { Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import { RetryPanel, Skeleton } from '@gakumado/shared/ui';
import { factLoaders } from './campus-facts.ts';
import type { CampusFacts, CampusKey, Fact, FactName } from './campus-facts.ts';
import styles from './sections.module.css';

interface FactSlotProps<Name extends FactName> {
  campus: CampusKey;
  name: Name;
  /** The facts of the server's HTML; null where every part fetches its own. */
  facts: CampusFacts | null;
  /** The name of the part in the message that it could not be loaded. */
  title: string;
  children: (fact: Fact<Name>) => ReactNode;
}

/**
 * One part of a campus page, sent by the server or fetched when the part is first shown. It waits and fails alone. Give
 * it a key per campus: its content stays while the list above is filtered and paged.
 */
export function FactSlot<Name extends FactName>({
  campus,
  name,
  facts,
  title,
  children,
}: FactSlotProps<Name>) {
  const load = () => (factLoaders[name](campus) as Promise<Fact<Name>>).catch(() => null);
  const [source, setSource] = useState<Source<Name>>(() => (facts ? facts[name] : load()));
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry() {
    setIsRetrying(true);
    setSource(await load());
    setIsRetrying(false);
  }

  const show = (fact: Fact<Name> | null) =>
    fact === null ? (
      <RetryPanel name={title} onRetry={() => void retry()} isRetrying={isRetrying} />
    ) : (
      children(fact)
    );
  // No Suspense around present data: the server would send a large part of it by an inline script, which the policy of
  // the site forbids.
  if (!(source instanceof Promise)) return show(source);
  return (
    <Suspense fallback={<Waiting />}>
      <Awaited of={source}>{show}</Awaited>
    </Suspense>
  );
}

type Source<Name extends FactName> = Fact<Name> | null | Promise<Fact<Name> | null>;

function Awaited<T>({ of, children }: { of: Promise<T>; children: (value: T) => ReactNode }) {
  return children(use(of));
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden>
      <Skeleton width="40%" height="1.6em" />
      <Skeleton height="9rem" />
    </div>
  );
}
