/**
 * The cards beside a list of offers, for every product: the insured vehicle, and the lines of a price.
 * Pictures 16 and 45.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import { plateOf } from '#machines/journey/quote.ts'
import { Button } from '#ui/button/Button.tsx'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { type Fact, FactRows, type InvoiceLine, InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { vehicleName } from '../../parts/vehicle/vehicle-name.ts'

/**
 * Plate or name of the vehicle with a link to its answers (none for a renewal), and the facts behind the
 * prices.
 */
export function InsuredCard({ facts }: { facts: readonly Fact[] }) {
  const { t } = useLingui()
  const send = useSend()
  const listed = useMatches({ offers: 'list' })
  const quote = useJourneyContext((context) => context.quote)
  const renewal = useJourneyContext((context) => context.renewal)
  const plate = renewal?.plate ?? (quote.lookup === null ? null : plateOf(quote))
  const name = useJourneyContext(vehicleName)
  return (
    <Card pad="none">
      <div style={{ padding: '4px 16px' }}>
        <Row justify="between">
          {plate ? <PlateView plate={plate} size="s" /> : <Text weight="bold">{name}</Text>}
          {renewal === null && (
            <span inert={!listed}>
              <Button
                kind="link"
                icon={<Pencil size={18} aria-hidden="true" />}
                label={t`ویرایش اطلاعات`}
                onClick={() => send({ type: 'edit-sheet.opened' })}
              >
                <Trans>ویرایش</Trans>
              </Button>
            </span>
          )}
        </Row>
      </div>
      <Rule />
      <div style={{ padding: '6px 16px' }}>
        <FactRows lined={false} facts={facts} />
      </div>
    </Card>
  )
}

/** The price lines of the chosen offer. The sum is in the card with the button below. */
export function PriceLinesCard({ offer, lines }: { offer: AnyOffer; lines: readonly InvoiceLine[] }) {
  const companyFa = insurerName(offer)
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
