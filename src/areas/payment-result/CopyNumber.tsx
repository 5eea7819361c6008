/** The order number, large and ready to be copied: what a person quotes to us. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Digits } from '#ui/format/Format.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'

export function CopyNumber({ number }: { number: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard?.writeText(number).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Row justify="between">
      <div>
        <Text look="micro" tone="quiet">
          <Trans>شمارهٔ سفارش</Trans>
        </Text>
        <Text look="h2">
          <Digits spaced>{number}</Digits>
        </Text>
      </div>
      <Button
        kind="outline"
        label={t`کپی شمارهٔ سفارش`}
        icon={copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
        onClick={copy}
      >
        <span role="status">{copied ? <Trans>کپی شد</Trans> : <Trans>کپی</Trans>}</span>
      </Button>
    </Row>
  )
}
