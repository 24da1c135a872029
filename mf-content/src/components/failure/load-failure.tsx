import { useRevalidator } from 'react-router-dom';
import { RetryPanel } from '@gakumado/shared/ui';

/** In place of a list that did not arrive; the rest of the page stays usable. */
export function LoadFailure({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  return <RetryPanel title={title} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />;
}
