/** Every ceiling on offer by a slider: how much it covers, what the cheapest offer then costs. Specification: document 2 sections 2.7 and 9. */
import { Trans, useLingui } from '@lingui/react/macro'
import { ThumbsUp } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Tag } from '#ui/feedback/Marks.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Money, RoundMoney } from '#ui/format/Format.tsx'
import { millionsText, roundTomanText } from '#ui/format/numbers.ts'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useMatches, useJourneyContext, useSend } from '../journey.ts'
import { lazyPart } from '../parts/lazy-part.tsx'
import { economicalIndexes, isEconomical } from './ceilings.ts'
import { useDraftValue } from './draft-value.ts'

const ceilingSlider = lazyPart(() => import('./CeilingSlider.tsx').then((module) => module.CeilingSlider))

/** `cheapest` takes a ceiling and gives the least that is asked for it, toman, or undefined where nobody sells it. */
export function CeilingSheet({ cheapest }: { cheapest: (ceiling: number) => number | undefined }) {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: { list: 'choosingCeiling' } })
  const now = useJourneyContext(({ ceiling }) => ceiling)
  const configuration = useJourneyContext((memory) => memory.configuration)
  const { value, mark, changed } = useDraftValue(open, now)
  if (configuration === null || value === null) return null
  const { liabilityPropertyDamages: ceilings, offersConfig } = configuration
  const confirm = (
    <Button full blocked={!changed} onClick={() => send({ type: 'ceiling.chosen', ceiling: value })}>
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
        price={cheapest(value)}
        economical={isEconomical(value, offersConfig.economical)}
      />
      <Suspense fallback={<Skeleton width="100%" height={72} />}>
        <ceilingSlider.Component
          ceilings={ceilings}
          value={value}
          onChange={mark}
          economical={economicalIndexes(ceilings, offersConfig.economical)}
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

/** Says in words what the band under the slider is. */
function EconomicalRange({ from, to }: { from: number; to: number }) {
  const [least, most] = [millionsText(from), roundTomanText(to)]
  return (
    <Text look="caption" tone="soft">
      <Trans>
        به‌صرفه‌ترین بازه برای بیشتر خریداران: {least} تا {most}
      </Trans>
    </Text>
  )
}

const End = ({ toman }: { toman: number | undefined }) => (
  <Text as="span" look="micro" tone="quiet">
    {toman !== undefined && <RoundMoney toman={toman} />}
  </Text>
)
