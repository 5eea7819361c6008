/**
 * An alternative to the chosen offer: its extra price, in one sentence and two rows. Shown once for each
 * insurer of a list; the button keeps the chosen offer. Specification: document 2 section 4 "Offer
 * selection".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Offer } from '#contract/operations/offers.ts'
import { isLiabilityUpsell, type LiabilityUpsell } from '#contract/operations/ordering.ts'
import { Button } from '#ui/button/Button.tsx'
import { Money, RoundMoney } from '#ui/format/Format.tsx'
import { millionsText, numberText, percentText, tomanText } from '#ui/format/numbers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useMatches, useJourneyContext, useSend } from '../../journey.ts'
import { isLiabilityOffer } from '../../liability.ts'
import { useLastValue } from '#ui/sheet/sheet-state.ts'

export function AlternativeSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: 'choosingAlternative' })
  const chosen = useJourneyContext(({ choice }) => choice?.offer ?? null)
  const all = useJourneyContext((context) => context.upsells)
  const current = useLastValue(open ? chosen : null)
  const upsells = all.filter(isLiabilityUpsell)
  const [first] = upsells
  if (!isLiabilityOffer(current) || first === undefined) return null
  const ceiling = millionsText(current.liabilityPropertyDamage)
  const stay = (
    <Button full onClick={() => send({ type: 'continue' })}>
      <Trans>ادامه با سقف {ceiling} میلیون</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={<OfferedTitle upsell={first} current={current} />}
      footer={stay}
    >
      <Stack gap={12}>
        <FactRows lined={false} facts={[{ label: t`سقف فعلی`, value: <Priced offer={current} /> }]} />
        {upsells.map((upsell) => (
          <Alternative key={upsell.upsellingId} upsell={upsell} current={current} />
        ))}
        <Text look="caption" tone="soft">
          <Trans>سقف بالاتر، خسارت بیشتری از خودرو و اموال دیگران را می‌پردازد.</Trans>
        </Text>
      </Stack>
    </BottomSheet>
  )
}

/** Names an alternative by its difference: the ceiling, the insurer, or both. */
const useAlternativeName = ({ offer }: { offer: Offer }, current: Offer): string => {
  const { t } = useLingui()
  const millions = millionsText(offer.liabilityPropertyDamage)
  if (offer.companyCode === current.companyCode) return t`سقف ${millions} میلیون`
  return offer.liabilityPropertyDamage === current.liabilityPropertyDamage
    ? insurerName(offer)
    : t`${insurerName(offer)}، سقف ${millions} میلیون`
}

function OfferedTitle({ upsell, current }: { upsell: LiabilityUpsell; current: Offer }) {
  const name = useAlternativeName(upsell, current)
  const amount = tomanText(Math.abs(upsell.difference))
  return upsell.difference < 0 ? (
    <Trans>
      {amount} ارزان‌تر، {name}
    </Trans>
  ) : (
    <Trans>
      با {amount} بیشتر، {name}
    </Trans>
  )
}

function Alternative({ upsell, current }: { upsell: LiabilityUpsell; current: Offer }) {
  const { t } = useLingui()
  const send = useSend()
  const name = useAlternativeName(upsell, current)
  const { offer, upsellingId } = upsell
  return (
    <Card as="section" label={name} pad="tight">
      <Stack gap={10}>
        <FactRows lined={false} facts={[{ label: t`سقف پیشنهادی`, value: <Priced offer={offer} /> }]} />
        <Verdict upsell={upsell} current={current} />
        <Button kind="tonal" full onClick={() => send({ type: 'upsell.accepted', upsellingId })}>
          <Trans>انتخاب {name}</Trans>
        </Button>
      </Stack>
    </Card>
  )
}

/** «۳٫۸ برابر سقف فعلی، ۲٪ گران‌تر»: whether more cover is worth its price. */
function Verdict({ upsell: { offer, difference }, current }: { upsell: LiabilityUpsell; current: Offer }) {
  const ratio = offer.liabilityPropertyDamage / current.liabilityPropertyDamage
  if (ratio <= 1) return null
  const times = numberText(ratio, 1)
  const percent = percentText(Math.max(1, Math.round((Math.abs(difference) / current.payableAmount) * 100)))
  return (
    <Text look="caption" tone="soft">
      {difference < 0 ? (
        <Trans>
          {times} برابر سقف فعلی، {percent} ارزان‌تر
        </Trans>
      ) : (
        <Trans>
          {times} برابر سقف فعلی، {percent} گران‌تر
        </Trans>
      )}
    </Text>
  )
}

/** «۶۰ میلیون تومان، ۶٬۴۰۰٬۰۰۰ تومان» in two lines. */
const Priced = ({ offer }: { offer: Offer }) => (
  <>
    <RoundMoney toman={offer.liabilityPropertyDamage} />
    <Text as="div" look="caption" tone="soft">
      <Money toman={offer.payableAmount} size="row" />
    </Text>
  </>
)
