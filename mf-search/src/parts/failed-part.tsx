import { useRevalidator } from 'react-router-dom';
import { RetryPanel } from '@gakumado/shared/ui';

/** Stands where a part of a page could not be loaded; asks for the page's data again. */
export function FailedPart({ title }: { title?: string }) {
  const { revalidate, state } = useRevalidator();
  return <RetryPanel title={title} onRetry={() => void revalidate()} isRetrying={state !== 'idle'} />;
}
