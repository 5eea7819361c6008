/**
 * Beside the list, from 900 px on: what is insured, and the sum of the chosen offer. Design
 * language, picture 16.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import type { Offer } from '#contract/operations/offers.ts'
import { plateOf } from '#machines/journey/quote.ts'
import { Button } from '#ui/button/Button.tsx'
import { dateText } from '#ui/format/dates.ts'
import { digitsText } from '#ui/format/digits.ts'
import { percentText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { FactRows, InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { useLiabilityQuote } from '../liability.ts'
import { termText } from '../parts/term-text.ts'
import { useProductWords } from '../product.ts'
import { previousInsurerName } from './vehicle-summary.ts'
import { vehicleName } from '../parts/vehicle/vehicle-name.ts'

export function OffersAside({ offer }: { offer: Offer | undefined }) {
  return (
    <>
      <Insured />
      {offer && <Summary offer={offer} />}
    </>
  )
}

function Insured() {
  const { t } = useLingui()
  const send = useSend()
  const quote = useJourneyContext((context) => context.quote)
  const renewed = useJourneyContext(({ renewal }) => renewal)
  const plate = renewed?.plate ?? (quote.lookup === null ? null : plateOf(quote))
  const name = useJourneyContext(vehicleName)
  const year = useJourneyContext(({ quote: { vehicle } }) => vehicle.carProductionYear)
  const history = useLiabilityQuote((answers) => answers.history)
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const insurer = useJourneyContext(previousInsurerName)
  const months = useLiabilityQuote(({ policyTerm }) => policyTerm)
  const { vehicleFirst } = useProductWords()
  const [made, end] = [
    digitsText(year ?? ''),
    history.lastPolicyExpDate === null ? '' : dateText(history.lastPolicyExpDate, { today }),
  ]
  return (
    <Card pad="none">
      <div style={{ padding: '4px 16px' }}>
        <Row justify="between">
          {plate ? <PlateView plate={plate} size="s" /> : <Text weight="bold">{name}</Text>}
          {renewed === null && (
            <Button
              kind="link"
              icon={<Pencil size={18} aria-hidden="true" />}
              label={t`ویرایش اطلاعات`}
              onClick={() => send({ type: 'edit-sheet.opened' })}
            >
              <Trans>ویرایش</Trans>
            </Button>
          )}
        </Row>
      </div>
      <Rule />
      <div style={{ padding: '6px 16px' }}>
        <FactRows
          lined={false}
          facts={[
            { label: vehicleFirst, value: t`${name}، ${made}` },
            { label: t`بیمهٔ قبلی`, value: insurer && t`${insurer}، تا ${end}` },
            {
              label: t`تخفیف عدم خسارت`,
              value: history.noDamageFactor === null ? null : percentText(history.noDamageFactor),
            },
            { label: t`مدت`, value: termText(months ?? 0) },
          ]}
        />
      </div>
    </Card>
  )
}

function Summary({ offer }: { offer: Offer }) {
  const { t } = useLingui()
  const { delayPenalty } = offer
  const companyFa = insurerName(offer)
  const lines = [
    { label: t`حق‌بیمه با مالیات`, toman: offer.payableAmountWithoutDiscount - delayPenalty },
    { label: t`تخفیف‌ها`, toman: offer.totalDiscountValue === 0 ? null : -offer.totalDiscountValue },
    { label: t`جریمهٔ دیرکرد`, toman: delayPenalty === 0 ? null : delayPenalty },
  ]
  return (
    <Card as="section" label={companyFa}>
      <Stack gap={10}>
        <Row gap={12}>
          <InsurerLogo slug={offer.companyCode} size="small" />
          <Text look="small" weight="bold">
            {companyFa}
          </Text>
        </Row>
        <div>
          <InvoiceRows lines={lines} />
        </div>
      </Stack>
    </Card>
  )
}
