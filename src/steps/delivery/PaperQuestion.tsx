/** Whether a paper copy goes by post, or why that is no question. Specification: document 1 section 3 "Delivery modes". */
import { Trans, useLingui } from '@lingui/react/macro'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { tomanText } from '#ui/format/numbers.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { useJourneyContext } from '../journey.ts'
import { Question } from '../parts/Question.tsx'
import { type DeliveryFormProps, useDelivery } from './delivery-form.ts'
import { ChoiceError } from './ChoiceError.tsx'

export function PaperQuestion({ form }: DeliveryFormProps) {
  const { t } = useLingui()
  const { delivery, change } = useDelivery()
  const required = useJourneyContext(({ deliveryMode }) => deliveryMode === 'required')
  const known = useJourneyContext(({ invoice }) => invoice?.deliveryAmount ?? 0)
  const cost = tomanText(known)
  return (
    <Stack gap={12}>
      <Question detail={t`چاپ همان بیمه‌نامهٔ دیجیتال است که در هر حال رایگان می‌گیرید.`}>
        <Trans>نسخهٔ کاغذی هم می‌خواهید؟</Trans>
      </Question>
      <OptionGroup
        label={t`نسخهٔ کاغذی`}
        value={delivery.paper === null ? null : String(delivery.paper)}
        onChange={(value) => change({ paper: value === 'true' })}
        missing={delivery.paper === null}
      >
        <OptionRow
          value="true"
          title={t`بله، با پست بفرستید`}
          detail={known > 0 ? t`هزینهٔ ارسال ${cost}` : t`هزینهٔ ارسال در فاکتور می‌آید.`}
        />
        <OptionRow
          value="false"
          title={t`نه، همان دیجیتال کافی است`}
          detail={required ? undefined : t`بدون هزینهٔ ارسال`}
          disabled={required}
          reason={required ? t`این بیمه‌گر نسخهٔ کاغذی را همراه هر بیمه‌نامه می‌فرستد.` : undefined}
        />
      </OptionGroup>
      <ChoiceError sentence={form.errorOf('paper') && t`یکی را انتخاب کنید.`} />
    </Stack>
  )
}
