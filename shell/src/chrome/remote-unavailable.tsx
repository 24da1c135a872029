import { brand } from '@gakumado/shared/brand';
import { Button } from '@gakumado/shared/ui';
import { Failure } from './failure.tsx';

/** In place of a page whose part of the site cannot be loaded; everything around it goes on working. */
export function RemoteUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <title>{`読み込めませんでした｜${brand.name}`}</title>
      <Failure title="ページを表示できません" action={<Button onClick={onRetry}>もう一度読み込む</Button>}>
        このページの一部を読み込めませんでした。時間をおいて、もう一度お試しください。
      </Failure>
    </>
  );
}
