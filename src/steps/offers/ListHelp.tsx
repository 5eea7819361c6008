/**
 * Content of the help sheet: the order of the list, the meaning of each badge, and what is preset. Issue 3,
 * "What badges mean".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Badge } from '#contract/operations/offers.ts'
import { roundTomanText } from '#ui/format/numbers.ts'
import { Rule } from '#ui/layout/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import { termText } from '../parts/term-text.ts'
import { OfferBadge } from './OfferCard.tsx'

const badges = ['lowest-price', 'most-popular', 'best-instalments'] as const satisfies readonly Badge[]

export function ListHelp() {
  const { t } = useLingui()
  const preset = useJourneyContext(({ configuration }) => configuration?.offersConfig)
  const meanings: Record<Badge, string> = {
    'lowest-price': t`کمترین قیمت میان بیمه‌گرهایی که الان می‌فروشند.`,
    'most-popular': t`بیمه‌گری که خریداران سپر بیشتر از همه انتخابش کرده‌اند.`,
    'best-instalments': t`ارزان‌ترین پیشنهادی که با اقساط بدون سود فروخته می‌شود.`,
  }
  const [ceiling, term] = [
    roundTomanText(preset?.liabilityPropertyDamage ?? 0),
    termText(preset?.policyTerm ?? 0),
  ]
  return (
    <>
      <Part title={t`ترتیب`}>
        <Trans>
          از ارزان به گران، مگر خودتان ترتیب دیگری انتخاب کنید. در قیمت برابر، پرطرفدارتر جلوتر است؛ آنچه الان
          فروخته نمی‌شود آخر می‌آید.
        </Trans>
      </Part>
      <Part title={t`نشان‌ها`}>
        <Trans>هر نشان را فقط یک بیمه‌گر می‌گیرد؛ بیمه‌گری که سزاوار چند نشان باشد، اولی را.</Trans>
      </Part>
      <Stack gap={10}>
        {badges.map((badge) => (
          <Stack key={badge} gap={4}>
            <span>
              <OfferBadge badge={badge} />
            </span>
            <Text look="small">{meanings[badge]}</Text>
          </Stack>
        ))}
      </Stack>
      <Rule />
      <Part title={t`آنچه از پیش انتخاب شده`}>
        <Trans>
          سقف تعهد {ceiling} (کمترین سقف قانونی) و مدت {term}. هر دو را بالای فهرست عوض کنید. چیز دیگری از پیش
          انتخاب نشده است.
        </Trans>
      </Part>
      <Part title={t`جای بالاتر فروشی نیست`}>
        <Trans>هیچ بیمه‌گری برای جای بالاتر یا نشان پولی نمی‌دهد.</Trans>
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={4}>
    <Text as="h3" look="small" weight="bold">
      {title}
    </Text>
    <Text look="small" tone="soft">
      {children}
    </Text>
  </Stack>
)
