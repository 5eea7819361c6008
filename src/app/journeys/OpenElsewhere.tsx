/** Shown in place of a journey that another tab leads. Decision 033. */
import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Illustration } from '#ui/illustration/Illustration.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import { takeBack } from './tab-lead.ts'

export default function OpenElsewhere() {
  const action = (
    <Button full onClick={takeBack}>
      <Trans>ادامه در این صفحه</Trans>
    </Button>
  )
  return (
    <StepLayout title={<Trans>سپر</Trans>} centred bumper={{ action }}>
      <EmptyState
        title={<Trans>در صفحهٔ دیگری باز است</Trans>}
        picture={<Illustration name="open-elsewhere" />}
      >
        <Trans>این خرید را در صفحهٔ دیگری باز کرده‌اید. هر چه وارد کرده‌اید محفوظ است.</Trans>
      </EmptyState>
    </StepLayout>
  )
}
