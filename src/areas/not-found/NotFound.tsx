/**
 * The page for an unknown address. Specification: document 1 sections 2 and 8; decisions, section 1 "404".
 */
import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Illustration } from '#ui/illustration/Illustration.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'

export default function NotFound() {
  const onSupport = use(AskSupport)
  const home = (
    <ButtonLink href="/" full>
      <Trans>رفتن به صفحهٔ اصلی</Trans>
    </ButtonLink>
  )
  return (
    <StepLayout title={<Trans>سپر</Trans>} centred bumper={{ action: home }} onSupport={onSupport}>
      <EmptyState title={<Trans>صفحه پیدا نشد</Trans>} picture={<Illustration name="unknown-page" />}>
        <Trans>متأسفیم، صفحه‌ای که می‌خواستید پیدا نشد. نشانی آن را بررسی کنید یا به صفحهٔ اصلی برگردید.</Trans>
      </EmptyState>
    </StepLayout>
  )
}
