/**
 * An alternative beside the chosen offer, both with their prices: the cover that it adds, and its extra
 * price. Shown once for each insurer of a list; the button keeps the chosen offer. Specification: document 3
 * section 4 "Offers page".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Upsell } from '#contract/operations/ordering.ts'
import { Button } from '#ui/button/Button.tsx'
import { coverListText, coverName } from '#ui/covers/cover-names.ts'
import { Money } from '#ui/format/Format.tsx'
import { tomanText } from '#ui/format/numbers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useLastValue } from '#ui/sheet/sheet-state.ts'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { useCarBodyQuote } from '../../parts/car-body/car-body.ts'

export function CarBodyAlternativeSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: 'choosingAlternative' })
  const chosen = useJourneyContext(({ choice }) => choice?.offer ?? null)
  const upsells = useJourneyContext((context) => context.upsells)
  const covers = useCarBodyQuote((quote) => quote.covers)
  const current = useLastValue(open ? chosen : null)
  if (current === null || upsells.length === 0) return null
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`با کمی بیشتر، پوشش بهتر`}
      footer={
        <Button full onClick={() => send({ type: 'continue' })}>
          <Trans>ادامه با همین پوشش‌ها</Trans>
        </Button>
      }
    >
      <Stack gap={12}>
        <div>
          <Text as="div" look="small" tone="soft">
            <Trans>انتخاب شما: {coverListText(covers)}</Trans>
          </Text>
          <Money toman={current.payableAmount} size="row" />
        </div>
        {upsells.map((upsell) => (
          <Alternative key={upsell.upsellingId} upsell={upsell} />
        ))}
      </Stack>
    </BottomSheet>
  )
}

function Alternative({ upsell }: { upsell: Upsell }) {
  const { t } = useLingui()
  const send = useSend()
  const covers = useCarBodyQuote((quote) => quote.covers)
  const added = (upsell.covers ?? []).filter((code) => !covers.includes(code)).map(coverName)
  const name = added.length === 0 ? insurerName(upsell.offer) : added.join(t`، `)
  const more = tomanText(Math.abs(upsell.difference))
  return (
    <Card as="section" label={name} pad="tight">
      <Stack gap={10}>
        <div>
          <Text as="div" look="title">
            {name}
          </Text>
          <Text as="div" look="caption" tone="soft">
            {upsell.difference < 0 ? <Trans>{more} ارزان‌تر</Trans> : <Trans>{more} بیشتر</Trans>}
          </Text>
          <Money toman={upsell.offer.payableAmount} size="m" />
        </div>
        <Button
          kind="tonal"
          full
          onClick={() => send({ type: 'upsell.accepted', upsellingId: upsell.upsellingId })}
        >
          {added.length === 0 ? <Trans>انتخاب {name}</Trans> : <Trans>افزودن {name}</Trans>}
        </Button>
      </Stack>
    </Card>
  )
}
