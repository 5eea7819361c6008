/**
 * Content of an opened offer: the lines of the premium, the insurer's published record, and a button that
 * opens the compare mode without a long press. Loaded when the screen is idle.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Columns3 } from 'lucide-react'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import { Button } from '#ui/button/Button.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Rule } from '#ui/layout/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { FactRows, type InvoiceLine, InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../../journey.ts'
import { premiumLines } from '../../parts/premium-lines.ts'
import { isLiabilityOffer } from '../../liability.ts'
import { useProduct, useProductWords } from '../../product.ts'
import { complaintsText, solvencyText } from '../facts/offer-texts.ts'
import { isRenewal, useOffersAnswer } from '../facts/listed-offers.ts'

export function OfferDetails({ offer }: { offer: AnyOffer }) {
  const { t } = useLingui()
  const send = useSend()
  const lines = usePremiumLines(offer)
  const ofRenewal = useJourneyContext(isRenewal)
  const { companyCode } = offer
  const companyFa = insurerName(offer)
  return (
    <Stack gap={8}>
      <div>
        <InvoiceRows
          lines={lines}
          total={{ label: t`قابل پرداخت`, toman: offer.payableAmount }}
          totalSize="row"
        />
      </div>
      <Rule />
      <InsurerRecord companyCode={companyCode} />
      {!ofRenewal && (
        <Button
          kind="outline"
          full
          icon={<Columns3 size={18} aria-hidden="true" />}
          label={t`افزودن ${companyFa} به مقایسه`}
          onClick={() => send({ type: 'comparison.started', companyCode })}
        >
          <Trans>افزودن به مقایسه</Trans>
        </Button>
      )}
    </Stack>
  )
}

/** The lines of the product's premium. */
export const usePremiumLines = (offer: AnyOffer): readonly InvoiceLine[] => {
  const words = useProductWords()
  const { purchase } = useProduct()
  const companyFa = insurerName(offer)
  if (isLiabilityOffer(offer)) return premiumLines({ ...offer, companyFa, words })
  return purchase?.premiumLines({ breakdown: offer.breakdown, companyFa }) ?? []
}

function InsurerRecord({ companyCode }: Pick<AnyOffer, 'companyCode'>) {
  const { t } = useLingui()
  const market = useOffersAnswer()?.market
  const record = market?.insurers.find((insurer) => insurer.companyCode === companyCode)
  if (record === undefined) return null
  return (
    <div>
      <FactRows
        lined={false}
        facts={[
          {
            label: t`توانگری مالی`,
            value: solvencyText(record),
            meaning: t`توان شرکت بیمه برای پرداخت همهٔ خسارت‌ها، به ارزیابی بیمهٔ مرکزی؛ سطح ۱ بهترین و سطح ۵ ضعیف‌ترین است.`,
          },
          {
            label: t`شکایت‌های وارد`,
            value: complaintsText(record),
            meaning: t`شکایت‌هایی که در یک سال گذشته حق با شکایت‌کننده بوده است، از هر ۱۰ هزار بیمه‌نامه؛ کمتر بهتر است.`,
          },
        ]}
      />
      {market?.invented && (
        <Text look="micro" tone="quiet">
          <Trans>این شرکت و این دو عدد ساختگی‌اند و برای نمایش آمده‌اند.</Trans>
        </Text>
      )}
    </div>
  )
}
