import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createInquiry, findCampus, listEquipment, listEstates, nullOnError } from '@gakumado/shared/api';
import type { Estate, InquiryResult } from '@gakumado/shared/contract';
import { readEstatesToContact } from '@gakumado/shared/cookies';
import { estateMaterialForm, formTypes } from '@gakumado/shared/forms';
import { sitePages } from '@gakumado/shared/site-pages';
import { prefectures } from '@gakumado/shared/vocabulary';
import { MaterialReceipt } from '../../components/receipt/material-receipt.tsx';
import { formAction } from '../../step-form/form-action.ts';
import type { FormCall } from '../../step-form/form-call.ts';
import type { FormValues } from '../../step-form/form-field.ts';
import { FormPage } from '../../step-form/form-page.tsx';
import { wishChoices } from '../../step-form/items/wish-choices.ts';
import type { StepFormSettings } from '../../step-form/use-step-form.ts';
import { estateMaterialGroups } from './estate-material-items.tsx';
import { isAboutSomething, readMaterialQuery } from './material-query.ts';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

/** The subject that the address names, and the choices of the form. The form works without either. */
export async function loader({ request }: LoaderFunctionArgs) {
  const about = readMaterialQuery(new URL(request.url).searchParams);
  const [master, found, campus] = await Promise.all([
    nullOnError(listEquipment({}, request.signal)),
    about.estateIds.length === 0
      ? null
      : nullOnError(listEstates({ estate_id: about.estateIds }, request.signal)),
    about.campusId === null ? null : nullOnError(findCampus(about.campusId, request.signal)),
  ]);
  const estates = found?.result ?? [];
  const prefId = about.prefId ?? (about.campusId === null ? prefectureOf(estates) : null);
  const preset: FormValues = {
    estate_ids: about.estateIds,
    applicant: {
      ...(prefId === null ? {} : { pref_id: prefId }),
      ...(about.campusId === null ? {} : { campus_ids: [about.campusId] }),
    },
  };
  return {
    choices: wishChoices(master ?? []),
    estates,
    campuses: campus ? [campus] : [],
    preset,
    isAbout: isAboutSomething(about),
  };
}

/** The prefecture of the first estate, which the visitor need not choose again. */
const prefectureOf = ([first]: readonly Estate[]): number | null =>
  prefectures.find(({ name }) => first?.address_detail.startsWith(name))?.id ?? null;

const call: FormCall<InquiryResult> = {
  schema: estateMaterialForm(),
  captcha: 'inquiry',
  send: (values, seal) => createInquiry({ form_type: 'data_request', ...values, ...seal }),
};

export const action = formAction(call, estateMaterialGroups({ buildingTypes: [], conditions: [] }, []));

export function Component() {
  const { choices, estates, campuses, preset, isAbout } = useLoaderData<typeof loader>();
  const settings = useMemo<StepFormSettings<InquiryResult>>(
    () => ({
      name: 'data_request',
      ...call,
      groups: estateMaterialGroups(choices, estates, campuses),
      preset,
      ...(isAbout ? {} : { findChosen: () => ({ estate_ids: readEstatesToContact() }) }),
    }),
    [choices, estates, campuses, preset, isAbout],
  );
  return (
    <FormPage
      page={sitePages.estateMaterial}
      description="気になる学生マンション・学生会館や、学校に近い住まいの資料を、デジタルまたは郵送でお届けします。"
      lead="気になる物件や、通う学校に近い住まいの資料を、デジタルまたは郵送でお届けします。費用はかかりません。"
      settings={settings}
      Finished={MaterialReceipt}
      finishedTitle={`${formTypes.data_request.sentName}が完了しました`}
    />
  );
}
