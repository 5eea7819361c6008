/**
 * What else could be had for a little more or less than the offer being chosen: the difference first, then cover and price side by side.
 * Staying with the offer is the sheet's own action. Specification: document 2 section 4 "Offer selection"; decisions, section 3.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Offer, Upsell } from '#contract/operations/third-party-offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { Money, RoundMoney } from '#ui/format/Format.tsx'
import { millionsText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useMatches, useJourneyContext, useSend } from '../journey.ts'
import { useLastValue } from '../parts/sheet-state.ts'

export function AlternativeSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: 'choosingAlternative' })
  const now = useJourneyContext(({ choice }) => choice?.offer ?? null)
  const upsells = useJourneyContext((memory) => memory.upsells)
  const current = useLastValue(open ? now : null)
  if (current === null) return null
  const ceiling = millionsText(current.liabilityPropertyDamage)
  const stay = (
    <Button full onClick={() => send({ type: 'continue' })}>
      <Trans>همین پیشنهاد</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`پیش از ادامه، این را هم ببینید`}
      detail={t`انتخاب شما: ${insurerName(current)}، سقف ${ceiling} میلیون`}
      footer={stay}
    >
      <Stack gap={12}>
        {upsells.map((upsell) => (
          <Alternative key={upsell.upsellingId} upsell={upsell} current={current} />
        ))}
        <Row wrap gap={6}>
          <Text look="caption" tone="soft">
            <Trans>سقف بالاتر، خسارت بیشتری از خودروی دیگران را می‌پردازد.</Trans>
          </Text>
          <Hint term={t`سقف تعهد مالی`}>
            <Trans>
              بیشترین مبلغی که بیمه برای خسارت خودرو و اموال دیگران می‌پردازد؛ بیش از آن را خودتان می‌دهید.
            </Trans>
          </Hint>
        </Row>
      </Stack>
    </BottomSheet>
  )
}

/** What an alternative is called: by its ceiling where that is what differs, otherwise by its insurer. */
const useName = ({ offer }: Upsell, current: Offer): string => {
  const { t } = useLingui()
  const millions = millionsText(offer.liabilityPropertyDamage)
  if (offer.companyCode === current.companyCode) return t`پوشش ${millions} میلیونی`
  return offer.liabilityPropertyDamage === current.liabilityPropertyDamage
    ? insurerName(offer)
    : t`${insurerName(offer)}، پوشش ${millions} میلیونی`
}

function Alternative({ upsell, current }: { upsell: Upsell; current: Offer }) {
  const { t } = useLingui()
  const send = useSend()
  const name = useName(upsell, current)
  const { offer, difference, upsellingId } = upsell
  return (
    <Card as="section" label={name} pad="tight">
      <Stack gap={10}>
        <div>
          <Money toman={Math.abs(difference)} size="price" />
          <Text look="small" tone="soft" weight="semi">
            {difference < 0 ? <Trans>ارزان‌تر، با {name}</Trans> : <Trans>بیشتر، برای {name}</Trans>}
          </Text>
        </div>
        <FactRows
          lined={false}
          facts={[
            { label: t`پوشش انتخاب شما`, value: <RoundMoney toman={current.liabilityPropertyDamage} /> },
            { label: t`قیمت انتخاب شما`, value: <Money toman={current.payableAmount} size="row" /> },
            { label: t`پوشش این یکی`, value: <RoundMoney toman={offer.liabilityPropertyDamage} /> },
            { label: t`قیمت این یکی`, value: <Money toman={offer.payableAmount} size="row" /> },
          ]}
        />
        <Button kind="tonal" full onClick={() => send({ type: 'upsell.accepted', upsellingId })}>
          {name}
        </Button>
      </Stack>
    </Card>
  )
}
