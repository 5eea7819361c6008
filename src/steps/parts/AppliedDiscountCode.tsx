/** The green card of a code that is applied, with the way to take it off. Design language, picture 11. */
import { Trans } from '@lingui/react/macro'
import { Check, TicketPercent } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { Code, Money } from '#ui/format/Format.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useSend } from '../journey.ts'

export type AppliedDiscountCodeProps = {
  code: string
  /** What it takes off, toman, where that is known. */
  saved?: number | undefined
  removing: boolean
}

export function AppliedDiscountCode({ code, saved, removing }: AppliedDiscountCodeProps) {
  const send = useSend()
  return (
    <Card tone="ok" pad="tight">
      <Row gap={12}>
        <Text as="span" tone="ok">
          <TicketPercent size={24} aria-hidden="true" />
        </Text>
        <Grow>
          <Row wrap>
            <Text as="b" look="small" weight="bold">
              <Code>{code}</Code>
            </Text>
            <Text as="div" look="micro" tone="ok" weight="semi">
              <Row gap={4}>
                <Check size={16} aria-hidden="true" />
                <Trans>اعمال شد</Trans>
              </Row>
            </Text>
          </Row>
          {saved !== undefined && (
            <Text look="caption">
              <Trans>
                <Money toman={saved} /> از مبلغ کم شد.
              </Trans>
            </Text>
          )}
        </Grow>
        <Button
          kind="link"
          tone="danger"
          loading={removing}
          onClick={() => send({ type: 'discount.removed' })}
        >
          <Trans>حذف کد</Trans>
        </Button>
      </Row>
    </Card>
  )
}
