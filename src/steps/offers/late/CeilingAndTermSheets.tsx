/**
 * Sheets for the property-damage ceiling and for the policy term. Their button is enabled once the value
 * differs. Specification: document 2 sections 2.7 and 9.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ThumbsUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { JourneyEvent } from '#machines/journey/events.ts'
import { isEconomicalCeiling } from '#machines/journey/offer-list.ts'
import { Button } from '#ui/button/Button.tsx'
import { OptionGroup, OptionRow } from '#ui/choice/OptionRow.tsx'
import { Tag } from '#ui/feedback/Marks.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Money, RoundMoney } from '#ui/format/Format.tsx'
import { millionsText, roundTomanText } from '#ui/format/numbers.ts'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useCan, useMatches, useSend } from '../../journey.ts'
import { useLiabilityConfiguration, useLiabilityQuote } from '../../liability.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { useOffersAnswer } from '../facts/listed-offers.ts'
import { termText } from '../../parts/term-text.ts'

const ceilingSlider = lazyPart(() => import('./CeilingSlider.tsx').then((module) => module.CeilingSlider))

export function CeilingSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: { list: 'choosingCeiling' } })
  const current = useLiabilityQuote((quote) => quote.liabilityPropertyDamage)
  const configuration = useLiabilityConfiguration()
  const answer = useOffersAnswer()
  const { value, mark } = useDraftValue(open, current)
  const choose: JourneyEvent = { type: 'ceiling.chosen', ceiling: value ?? 0 }
  const choosable = useCan(choose)
  if (configuration === null || value === null) return null
  const { liabilityPropertyDamages: ceilings, offersConfig } = configuration
  const confirm = (
    <Button full blocked={!choosable} onClick={() => send(choose)}>
      <Trans>دیدن قیمت‌های این سقف</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`سقف تعهد مالی`}
      detail={t`تا این مبلغ را بیمه‌گر به طرف مقابل می‌پردازد.`}
      footer={confirm}
    >
      <Chosen
        ceiling={value}
        price={answer?.offersPerCoverage[String(value)]?.[0]?.payableAmount}
        economical={isEconomicalCeiling(value, offersConfig.economical)}
      />
      <Suspense fallback={<Skeleton width="100%" height={72} />}>
        <ceilingSlider.Component
          ceilings={ceilings}
          value={value}
          onChange={mark}
          economical={offersConfig.economical}
        />
      </Suspense>
      <Row justify="between">
        <End toman={ceilings[0]} />
        <End toman={ceilings.at(-1)} />
      </Row>
      <EconomicalRange {...offersConfig.economical} />
    </BottomSheet>
  )
}

type ChosenProps = { ceiling: number; price: number | undefined; economical: boolean }

function Chosen({ ceiling, price, economical }: ChosenProps) {
  return (
    <Stack gap={4}>
      <Row justify="between" wrap>
        <Text as="div" look="h1" live="status">
          <RoundMoney toman={ceiling} />
        </Text>
        {economical && (
          <Tag icon={<ThumbsUp size={14} aria-hidden="true" />}>
            <Trans>به‌صرفه‌ترین بازه</Trans>
          </Tag>
        )}
      </Row>
      {price !== undefined && (
        <Text look="caption" tone="soft">
          <Trans>
            ارزان‌ترین با این سقف: <Money toman={price} />
          </Trans>
        </Text>
      )}
    </Stack>
  )
}

/** Caption of the range that the band under the slider marks. */
function EconomicalRange({ from, to }: { from: number; to: number }) {
  const [least, most] = [millionsText(from), roundTomanText(to)]
  return (
    <Text look="caption" tone="soft">
      <Trans>
        به‌صرفه‌ترین بازه: {least} تا {most}
      </Trans>
    </Text>
  )
}

const End = ({ toman }: { toman: number | undefined }) => (
  <Text as="span" look="micro" tone="quiet">
    {toman !== undefined && <RoundMoney toman={toman} />}
  </Text>
)

export function TermSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: { list: 'choosingTerm' } })
  const current = useLiabilityQuote(({ policyTerm }) => policyTerm)
  const terms = useLiabilityConfiguration()?.policyTerms
  const { value, mark } = useDraftValue(open, current)
  const choose: JourneyEvent = { type: 'term.chosen', policyTerm: value ?? 0 }
  const choosable = useCan(choose)
  const confirm = (
    <Button full blocked={!choosable} onClick={() => send(choose)}>
      <Trans>دیدن قیمت‌های این مدت</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`مدت بیمه‌نامه`}
      footer={confirm}
    >
      <OptionGroup label={t`مدت بیمه‌نامه`} value={String(value)} onChange={(months) => mark(Number(months))}>
        {(terms ?? []).toReversed().map((months) => (
          <OptionRow key={months} value={String(months)} title={termText(months)} />
        ))}
      </OptionGroup>
    </BottomSheet>
  )
}

/** The value marked in an open sheet before it is confirmed. Closing the sheet discards it. */
const useDraftValue = (open: boolean, current: number | null) => {
  const [marked, setMarked] = useState<number | null>(null)
  if (!open && marked !== null) setMarked(null)
  return { value: marked ?? current, mark: setMarked }
}
