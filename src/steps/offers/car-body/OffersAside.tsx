/**
 * Column beside the list from 900 px on: the insured car; then the chosen covers with their sum, or the price
 * lines of the chosen offer. Design language, "Widths"; picture 45.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import { coverName } from '#ui/covers/cover-names.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { digitsText } from '#ui/format/digits.ts'
import { percentText, roundTomanText } from '#ui/format/numbers.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../../journey.ts'
import { useCarBodyConfiguration, useCarBodyQuote } from '../../parts/car-body/car-body.ts'
import { vehicleName } from '../../parts/vehicle/vehicle-name.ts'
import { useProductWords } from '../../product.ts'
import { InsuredCard, PriceLinesCard } from '../late/AsideCards.tsx'
import { usePremiumLines } from '../late/OfferDetails.tsx'

export type CarBodyOffersAsideProps = {
  /** Undefined while prices load. */
  prices: CarBodyOffersAnswer['coverPrices'] | undefined
}

export function CarBodyOffersAside({ prices }: CarBodyOffersAsideProps) {
  const offer = useJourneyContext(({ choice }) => choice?.offer)
  return (
    <>
      <Insured />
      {offer !== undefined && prices !== undefined ? (
        <PriceLines offer={offer} />
      ) : (
        <Contained prices={prices} />
      )}
    </>
  )
}

/** Leaves out the reasons, which the opened card and the review show. */
function PriceLines({ offer }: { offer: AnyOffer }) {
  const lines = usePremiumLines(offer).map(({ label, toman }) => ({ label, toman }))
  return <PriceLinesCard offer={offer} lines={lines} />
}

function Insured() {
  const { t } = useLingui()
  const { value, insurance } = useCarBodyQuote((quote) => quote)
  const name = useJourneyContext(vehicleName)
  const { vehicleFirst } = useProductWords()
  const made = digitsText(useJourneyContext(({ quote }) => quote.vehicle.carProductionYear) ?? '')
  const percent = useCarBodyConfiguration()?.carBodyDiscounts.find(
    ({ code }) => code === insurance.carBodyDiscount,
  )?.percent
  return (
    <InsuredCard
      facts={[
        { label: vehicleFirst, value: t`${name}، ${made}` },
        { label: t`ارزش خودرو`, value: roundTomanText(value.carValue ?? 0) },
        {
          label: t`لوازم غیرفابریک`,
          value: value.hasAccessories ? roundTomanText(value.carAccessoriesValue ?? 0) : null,
        },
        { label: t`تخفیف عدم خسارت`, value: percent === undefined ? null : percentText(percent) },
      ]}
    />
  )
}

/** The price of each chosen cover at the cheapest insurer that sells it, and their sum. */
function Contained({ prices }: CarBodyOffersAsideProps) {
  const { t } = useLingui()
  const covers = useCarBodyQuote((quote) => quote.covers)
  const priced = covers.map((code) => ({ name: coverName(code), price: prices?.[code] }))
  if (covers.length === 0) return null
  return (
    <Card as="section" label={t`پوشش‌های این قیمت‌ها`}>
      <Stack gap={4}>
        <Text look="small" weight="bold">
          <Trans>پوشش‌های این قیمت‌ها</Trans>
        </Text>
        <Text look="micro" tone="quiet">
          <Trans>هر کدام در ارزان‌ترین شرکتی که آن را دارد</Trans>
        </Text>
        <InvoiceRows
          lines={priced.map(({ name, price }) => ({
            label: name,
            toman: price ?? 0,
            ...(prices === undefined && { text: <Skeleton width={64} height={12} /> }),
            ...(prices !== undefined && price === undefined && { text: t`فروش ندارد` }),
          }))}
          {...(prices !== undefined && {
            total: {
              label: t`جمع پوشش‌ها`,
              toman: priced.reduce((sum, { price }) => sum + (price ?? 0), 0),
            },
          })}
          totalSize="row"
        />
      </Stack>
    </Card>
  )
}
