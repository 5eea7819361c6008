/** Whether the owner is a person or a company: one quiet press to the other form. Decisions, section 6 "company owner". */
import { Trans } from '@lingui/react/macro'
import { Building2, UserRound } from 'lucide-react'
import type { HolderAnswers } from '#machines/journey/answers.ts'
import { Button } from '#ui/button/Button.tsx'
import { Row } from '#ui/layout/Stack.tsx'

export type OwnerKindProps = {
  isCompany: boolean
  onChange: (insuredType: HolderAnswers['insuredType']) => void
}

export function OwnerKind({ isCompany, onChange }: OwnerKindProps) {
  const Icon = isCompany ? UserRound : Building2
  return (
    <Row>
      <Button
        kind="link"
        icon={<Icon size={20} aria-hidden="true" />}
        onClick={() => onChange(isCompany ? 1 : 3)}
      >
        {isCompany ? <Trans>مالک خودرو شخص است، نه شرکت</Trans> : <Trans>مالک خودرو شرکت است</Trans>}
      </Button>
    </Row>
  )
}
