/**
 * After a change of ownership: whether the user has a no-claim discount from another vehicle.
 * Specification: document 2 sections 3 (changeOwnershipStatus) and 5.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ownershipErrors } from '#machines/journey/answer-errors.ts'
import { OptionRow } from '#ui/choice/OptionRow.tsx'
import { Hint } from '#ui/hint/Hint.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useSend } from '../journey.ts'
import { useLiabilityQuote } from '../liability.ts'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { useFormState } from '../parts/form-state.ts'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { VehicleAside } from '../parts/asides.ts'
import { useProductWords } from '../product.ts'

export default function Ownership() {
  const { t } = useLingui()
  const send = useSend()
  const history = useLiabilityQuote((quote) => quote.history)
  const form = useFormState(
    ownershipErrors(history),
    {},
    { emptyTexts: { changeOwnershipStatus: t`بله یا نه را انتخاب کنید.` } },
  )
  const { vehicle, vehicleOf } = useProductWords()
  const rows = {
    another_thirdparty_discount: (
      <OptionRow
        key="another"
        value="another_thirdparty_discount"
        title={t`بله، تخفیف دارم`}
        detail={t`از بیمهٔ شخص ثالث ${vehicleOf} دیگری که به نام خودتان بوده است.`}
      />
    ),
    no_another_thirdparty_discount: (
      <OptionRow
        key="none"
        value="no_another_thirdparty_discount"
        title={t`نه، تخفیفی ندارم`}
        detail={t`حق‌بیمه بدون تخفیف عدم خسارت حساب می‌شود.`}
      />
    ),
  }
  return (
    <StepScreen aside={<VehicleAside />} form={form} action={<Trans>ثبت و ادامه</Trans>}>
      <Question>
        <Trans>از بیمهٔ {vehicleOf} دیگری تخفیف دارید؟</Trans>
      </Question>
      <ChoiceField
        label={t`تخفیف از بیمه‌نامهٔ دیگر`}
        hint={
          <Hint term={t`تخفیف از بیمه‌نامهٔ دیگر`}>
            <Trans>
              تخفیف عدم خسارتی که روی بیمه‌نامهٔ {vehicleOf} دیگرتان نوشته شده است: هر سال بی‌خسارت ۵ درصد، تا ۷۰
              درصد.
            </Trans>
          </Hint>
        }
        error={form.errorOf('changeOwnershipStatus')}
        value={history.changeOwnershipStatus}
        values={['another_thirdparty_discount', 'no_another_thirdparty_discount']}
        onChange={(changeOwnershipStatus) =>
          send({ type: 'history.changed', change: { changeOwnershipStatus } })
        }
        renderOption={(value) => rows[value]}
      />
      <Note>
        <Trans>
          تخفیف‌های مالک قبلی به شما نمی‌رسد، مگر با الحاقیهٔ انتقال تخفیف یا میان پدر، مادر، همسر و فرزند.
        </Trans>
      </Note>
      <Row wrap gap={6}>
        <Text as="span" look="caption" tone="soft">
          <Trans>الحاقیهٔ انتقال تخفیف چیست؟</Trans>
        </Text>
        <Hint term={t`الحاقیهٔ انتقال تخفیف`}>
          <Trans>
            برگه‌ای که شرکت بیمه می‌دهد و تخفیف را از یک {vehicle} به {vehicleOf} دیگر می‌برد.
          </Trans>
        </Hint>
      </Row>
    </StepScreen>
  )
}
