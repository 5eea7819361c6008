/** One cheque as it has to be written, and the box for its picture. Specification: document 2 sections 3 and 5 (details must match the picture); picture 08. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentOrder } from '#contract/operations/documents.ts'
import { Money } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import { ordinalText } from '../parts/ordinals.ts'
import { FileUpload } from '../parts/uploads/FileUpload.tsx'

export type ChequeCardProps = { payment: PaymentOrder; payee: string; missing: boolean }

export function ChequeCard({
  payment: { order, amount, dueDate, document },
  payee,
  missing,
}: ChequeCardProps) {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const [which, day] = [ordinalText(order), dateText(dueDate, { today, weekday: true })]
  const name = t`چک ${which}`
  return (
    <Card as="section" label={name} pad="tight">
      <Stack gap={10}>
        <div>
          <Row justify="between" align="baseline" wrap>
            <Text as="h3" look="title">
              {name}
            </Text>
            <Money toman={amount} size="m" />
          </Row>
          <Text look="caption" tone="soft">
            <Trans>
              برای {day}، در وجه {payee}
            </Trans>
          </Text>
        </div>
        {document && (
          <FileUpload
            tag={document.tag}
            title={t`عکس ${name}`}
            detail={t`روی چک، همهٔ نوشته‌ها خوانا`}
            missing={missing}
          />
        )}
      </Stack>
    </Card>
  )
}
