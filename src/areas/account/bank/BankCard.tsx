/** Card with the bank of a Sheba and the person in whose name the account must be. Picture 25. */
import { Trans } from '@lingui/react/macro'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { bankOfSheba } from '#contract/values/sheba.ts'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { isolated, spokenLanguage } from '#ui/format/language.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'

export type BankCardProps = {
  /** 24 digits. */
  sheba: string
  holder: string | null
  /** At the end of the card if the bank is known. */
  children?: ReactNode
  /** Below the bank. */
  details?: ReactNode
}

export function BankCard({ sheba, holder, children, details }: BankCardProps) {
  const bank = bankOfSheba(sheba)
  const name = isolated(holder)
  return (
    <Card pad="tight">
      <Row gap={12} wrap>
        <IconTile>
          <Landmark size={22} />
        </IconTile>
        <Grow least="9rem">
          <Text look="title">
            {bank === null ? <Trans>بانک را نشناختیم؛ شماره درست است.</Trans> : bank[spokenLanguage()]}
          </Text>
          {holder !== null && (
            <Text look="caption" tone="soft">
              <Trans>به نام {name}</Trans>
            </Text>
          )}
          {details}
        </Grow>
        {bank !== null && children}
      </Row>
    </Card>
  )
}
