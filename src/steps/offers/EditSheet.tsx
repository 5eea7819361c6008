/** Everything the prices rest on, with a way back to each group of answers. Specification: document 2 section 2.7 "edit information". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { Text } from '#ui/text/Text.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { FactRows, type Fact } from '#ui/price/InvoiceRows.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useIsIn, useMemory, useSend } from '../journey.ts'
import { useHistoryFacts, useVehicleFacts } from './facts.ts'

export function EditSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useIsIn({ offers: { list: 'editing' } })
  const fromRegistry = useMemory(({ lookup }) => lookup !== null)
  return (
    <BottomSheet open={open} onClose={() => send({ type: 'sheet.closed' })} title={t`اطلاعاتی که قیمت با آن حساب شده`}>
      <Group title={t`مشخصات خودرو`} action={t`ویرایش مشخصات خودرو`} facts={useVehicleFacts()} onEdit={() => send({ type: 'vehicle-change.chosen' })} />
      <Group title={t`سابقهٔ بیمه`} action={t`ویرایش سابقهٔ بیمه`} facts={useHistoryFacts()} onEdit={() => send({ type: 'history-change.chosen' })} />
      {fromRegistry && (
        <Text look="caption" tone="quiet">
          <Trans>این اطلاعات از سامانهٔ سنهاب آمده است.</Trans>
        </Text>
      )}
    </BottomSheet>
  )
}

type GroupProps = { title: string; action: string; facts: readonly Fact[]; onEdit: () => void }

function Group({ title, action, facts, onEdit }: GroupProps) {
  return (
    <Card as="section" pad="tight" label={title}>
      <Row justify="between">
        <Text as="h3" look="title">
          {title}
        </Text>
        <Button kind="link" icon={<Pencil size={18} aria-hidden="true" />} label={action} onClick={onEdit}>
          <Trans>ویرایش</Trans>
        </Button>
      </Row>
      <FactRows facts={facts} lined={false} />
    </Card>
  )
}
