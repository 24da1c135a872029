import { pageTitle } from '@gakumado/shared/brand';
import { Button } from '@gakumado/shared/ui';
import { Failure } from './failure.tsx';

/** Replaces a page whose part of the site cannot be loaded. Everything around it works on. */
export function RemoteUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <title>{pageTitle('読み込めませんでした')}</title>
      <Failure title="ページを表示できません" action={<Button onClick={onRetry}>もう一度読み込む</Button>}>
        このページの一部を読み込めませんでした。時間をおいて、もう一度お試しください。
      </Failure>
    </>
  );
}
