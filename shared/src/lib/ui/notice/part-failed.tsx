import { useRevalidator } from 'react-router-dom';
import { RetryPanel } from './retry-panel.tsx';

/** Stands where the part of a page called `name` could not be loaded, and asks for the page's data again. */
export function PartFailed({ name }: { name?: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <RetryPanel
      {...(name === undefined ? {} : { name })}
      onRetry={() => void revalidate()}
      isRetrying={state !== 'idle'}
    />
  );
}
