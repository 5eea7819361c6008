/**
 * Vehicle details entered by hand. After an incomplete answer of the registry, names what is missing and
 * marks it.
 * Specification: document 2 sections 2.6, 4 "Inquiry" and 5 "Vehicle step"; document 1 section 8.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { vehicleErrors } from '#machines/journey/answer-errors.ts'
import { isPolicyKnown, registryGaps } from '#machines/journey/vehicle.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { useJourneyContext } from '../journey.ts'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { SanhubHint } from '../parts/vehicle/SanhubHint.tsx'
import type { VehicleField } from '../parts/vehicle/VehicleFields.tsx'
import { VehicleFields } from '../parts/vehicle/VehicleFields.tsx'

export default function Details() {
  const quote = useJourneyContext((context) => context.quote)
  const { vehicle, lookup } = quote
  const configuration = useJourneyContext((context) => context.configuration)
  const form = useFormState(vehicleErrors(vehicle, configuration))
  const gapMessage = useGapMessage()
  const gaps = registryGaps({ quote, configuration })
  return (
    <StepScreen title={<Trans>بیمهٔ شخص ثالث</Trans>} form={form} action={<Trans>ثبت و ادامه</Trans>}>
      <Question detail={<Trans>همان‌طور که روی کارت خودرو یا برگ سبز نوشته شده است.</Trans>}>
        <Trans>خودروی شما چیست؟</Trans>
      </Question>
      {lookup?.isDefective && <RegistryGaps gaps={gaps} />}
      <VehicleFields
        vehicle={vehicle}
        errorOf={(field) => form.errorOf(field) ?? (gaps.includes(field) ? gapMessage : undefined)}
      />
    </StepScreen>
  )
}

/** The help of a field that the registry left empty. */
const useGapMessage = (): string => {
  const { t } = useLingui()
  return t`سنهاب این را نگفت؛ خودتان انتخاب کنید.`
}

/** The labels of fields, as a list in a sentence. */
const useFieldNames = (gaps: readonly VehicleField[]): string => {
  const { t } = useLingui()
  const fieldNames: Record<VehicleField, string> = {
    carType: t`نوع خودرو`,
    carUsage: t`کاربری`,
    carBrand: t`برند`,
    carModel: t`مدل`,
    carDetailCode: t`ظرفیت`,
    carProductionYear: t`سال ساخت`,
    carProductionMonth: t`ماه ساخت`,
  }
  const labels = gaps.map((gap) => fieldNames[gap])
  const last = labels.at(-1) ?? ''
  const before = labels.slice(0, -1).join(t`، `)
  return before === '' ? last : t`${before} و ${last}`
}

/** What the registry does not know about the vehicle. The message updates as the fields are filled. */
function RegistryGaps({ gaps }: { gaps: readonly VehicleField[] }) {
  const names = useFieldNames(gaps)
  const policyKnown = useJourneyContext(isPolicyKnown)
  if (gaps.length > 0) {
    return (
      <Note kind="warn">
        <span role="status">
          <Trans>
            سامانهٔ سنهاب {names} این خودرو را نگفت. از روی کارت خودرو انتخاب کنید؛ بقیه را پر کرده‌ایم.
          </Trans>
        </span>
        <SanhubHint />
      </Note>
    )
  }
  return (
    <Note kind={policyKnown ? 'soft' : 'warn'}>
      <span role="status">
        {policyKnown ? (
          <Trans>مشخصات خودرو کامل شد. پیش از ادامه، یک بار با کارت خودرو مقایسه کنید.</Trans>
        ) : (
          <Trans>
            سامانهٔ سنهاب سابقهٔ بیمهٔ این خودرو را کامل نگفت. مشخصات خودرو را بررسی کنید؛ سابقه را در گام‌های بعد
            می‌پرسیم.
          </Trans>
        )}
      </span>
      {!policyKnown && <SanhubHint />}
    </Note>
  )
}
