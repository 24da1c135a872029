import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listEquipment, nullOnError, orderRooms } from '@gakumado/shared/api';
import { todayInJapan } from '@gakumado/shared/calendar-days';
import type { RoomOrderRequest, RoomOrderResult } from '@gakumado/shared/contract';
import { roomOrderForm, formTypes } from '@gakumado/shared/forms';
import { sitePages } from '@gakumado/shared/site-pages';
import { isPrefectureId, ORDER_TARGETS_MAX } from '@gakumado/shared/vocabulary';
import { formAction } from '../../step-form/form-action.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import { FormPage } from '../../step-form/form-page.tsx';
import { wishChoices } from '../../step-form/items/wish-choices.ts';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { roomOrderGroups } from './room-order-items.tsx';
import { RoomOrderReceipt } from './room-order-receipt.tsx';
import { firstRow } from './target-values.ts';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

/** The choices of the form and the prefecture of a link; items whose choices could not be loaded are left out. */
export async function loader({ request }: LoaderFunctionArgs) {
  const prefId = Number(new URL(request.url).searchParams.get('prefId'));
  const master = await nullOnError(listEquipment({}, request.signal));
  return { choices: wishChoices(master ?? []), prefId: isPrefectureId(prefId) ? prefId : null };
}

const call: FormCall<RoomOrderResult> = {
  schema: roomOrderForm(todayInJapan),
  captcha: 'roomorder',
  send: (values, seal) => orderRooms({ ...values, ...seal } as RoomOrderRequest),
};

export const action = formAction(call, roomOrderGroups(wishChoices([])));

export function Component() {
  const { choices, prefId } = useLoaderData<typeof loader>();
  const settings = useMemo<StepFormSettings<RoomOrderResult>>(
    () => ({
      name: 'roomorder',
      ...call,
      groups: roomOrderGroups(choices),
      preset: { targets: [firstRow(prefId)] },
    }),
    [choices, prefId],
  );
  return (
    <FormPage
      page={sitePages.roomOrder}
      description={`${ORDER_TARGETS_MAX}件までの学校やエリアについて、お部屋探しを一度にご依頼いただけます。合格発表の前でもご利用いただけます。`}
      lead={`複数の学校やエリアを受験される方のお部屋探しを、一度に承ります。${ORDER_TARGETS_MAX}件までご入力いただけます。ご相談は無料です。`}
      settings={settings}
      Finished={RoomOrderReceipt}
      finishedTitle={`${formTypes.kimaroom.sentName}が完了しました`}
      sendLabel="この内容で依頼する"
    />
  );
}
