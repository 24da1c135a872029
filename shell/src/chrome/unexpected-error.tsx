import { brand } from '@gakumado/shared/brand';
import { Button } from '@gakumado/shared/ui';
import { Failure } from './failure.tsx';

/** In place of a page that failed for a reason of its own (contract, section 4.1). */
export function UnexpectedError({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <title>{`エラーが発生しました｜${brand.name}`}</title>
      <Failure title="エラーが発生しました" action={<Button onClick={onRetry}>もう一度読み込む</Button>}>
        システムエラーが発生しました。お手数ですが、時間をおいて再度お試しください。
      </Failure>
    </>
  );
}
