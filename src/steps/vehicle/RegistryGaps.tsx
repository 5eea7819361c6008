/** What the registry could not tell of a vehicle, in a sentence that shrinks as the gaps are filled. Document 1 section 8. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Note } from '#ui/feedback/Note.tsx'
import { useJourneyContext } from '../journey.ts'
import { SanhubHint } from '../parts/vehicle/SanhubHint.tsx'
import type { VehicleField } from '../parts/vehicle/VehicleFields.tsx'

/** The sentence beside a field that the registry left empty. */
export const useGapSentence = (): string => {
  const { t } = useLingui()
  return t`سنهاب این را نگفت؛ خودتان انتخاب کنید.`
}

const useNames = (gaps: readonly VehicleField[]): string => {
  const { t } = useLingui()
  const names: Record<VehicleField, string> = {
    carType: t`نوع خودرو`,
    carUsage: t`کاربری`,
    carBrand: t`برند`,
    carModel: t`مدل`,
    carDetailCode: t`ظرفیت`,
    carProductionYear: t`سال ساخت`,
    carProductionMonth: t`ماه ساخت`,
  }
  const said = gaps.map((gap) => names[gap])
  const last = said.at(-1) ?? ''
  const before = said.slice(0, -1).join(t`، `)
  return before === '' ? last : t`${before} و ${last}`
}

export function RegistryGaps({ gaps }: { gaps: readonly VehicleField[] }) {
  const names = useNames(gaps)
  const knowsThePolicy = useJourneyContext(
    ({ status, history }) =>
      status.insured === 'yes' && history.company !== null && history.discountPercent !== null,
  )
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
    <Note kind={knowsThePolicy ? 'soft' : 'warn'}>
      <span role="status">
        {knowsThePolicy ? (
          <Trans>مشخصات خودرو کامل شد. پیش از ادامه، یک بار با کارت خودرو مقایسه کنید.</Trans>
        ) : (
          <Trans>
            سامانهٔ سنهاب سابقهٔ بیمهٔ این خودرو را کامل نگفت. مشخصات خودرو را بررسی کنید؛ سابقه را در گام‌های بعد
            می‌پرسیم.
          </Trans>
        )}
      </span>
      {!knowsThePolicy && <SanhubHint />}
    </Note>
  )
}
