import { use } from 'react';
import { useRevalidator } from 'react-router-dom';
import { MainFailedContext } from '@gakumado/shared/routing';
import { RetryPanel } from './retry-panel.tsx';

interface PartFailedProps {
  name?: string;
  /** The page is about this part: without it the server answers 503, and no cache keeps the page (contract, 8.20). */
  isMain?: boolean;
}

/** Stands where the part of a page called `name` could not be loaded, and asks for the page's data again. */
export function PartFailed({ name, isMain = false }: PartFailedProps) {
  const tellMainFailed = use(MainFailedContext);
  if (isMain) tellMainFailed();
  const { revalidate, state } = useRevalidator();
  return (
    <RetryPanel
      {...(name === undefined ? {} : { name })}
      onRetry={() => void revalidate()}
      isRetrying={state !== 'idle'}
    />
  );
}
