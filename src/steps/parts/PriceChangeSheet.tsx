/**
 * A price that has changed since it was seen: the difference first, then old and new and why; the person decides.
 * The same over the offers and over the invoice. Specification: decisions, section 8; design language, principle 1.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Money } from '#ui/format/Format.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import type { Failure } from '#machines/journey/failure.ts'
import { useSend } from '../journey.ts'
import { FailureNote } from './FailureNote.tsx'
import { type PriceChangeReason, priceChangeText } from './price-change-text.ts'

export type PriceChange = { from: number; to: number; reason: PriceChangeReason }

export type PriceChangeSheetProps = {
  open: boolean
  /** The new price is being taken. */
  working: boolean
  /** Toman. */
  change: PriceChange
  failure?: Failure | null
}

export function PriceChangeSheet({
  open,
  working,
  change: { from, to, reason },
  failure = null,
}: PriceChangeSheetProps) {
  const { t } = useLingui()
  const send = useSend()
  const accept = (
    <Button full loading={working} onClick={() => send({ type: 'continue' })}>
      <Trans>ادامه با قیمت تازه</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`قیمت تغییر کرده است`}
      footer={accept}
    >
      <Stack gap={12}>
        <div>
          <Money toman={Math.abs(to - from)} size="xl" />
          <Text look="small" tone="soft" weight="semi">
            {to > from ? <Trans>گران‌تر شده است</Trans> : <Trans>ارزان‌تر شده است</Trans>}
          </Text>
        </div>
        <div>
          <InvoiceRows
            lines={[{ label: t`قیمت قبلی`, toman: from }]}
            total={{ label: t`قیمت تازه`, toman: to }}
          />
        </div>
        <Note>{priceChangeText(reason)}</Note>
        <FailureNote failure={failure} />
        <Button kind="outline" full onClick={() => !working && send({ type: 'price.refused' })}>
          <Trans>دیدن پیشنهادهای دیگر</Trans>
        </Button>
      </Stack>
    </BottomSheet>
  )
}
