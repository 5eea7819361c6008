/**
 * Sheet on how Separ compares, as regulators demand of comparison sites: which insurers are asked, how the
 * list is sorted, what a badge means, what Separ earns, and each insurer's published record. Loaded while the
 * screen is idle.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Badge, OffersAnswer } from '#contract/operations/offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { numberText, roundTomanText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Rule } from '#ui/layout/Card.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useMatches, useSend } from '../../journey.ts'
import { useLiabilityConfiguration } from '../../liability.ts'
import { useProduct } from '../../product.ts'
import { termText } from '../../parts/term-text.ts'
import { OfferBadge } from '../facts/badges.tsx'
import styles from './HowWeCompare.module.css'
import { complaintsText, solvencyText } from '../facts/offer-texts.ts'
import { useOffersAnswer } from '../facts/listed-offers.ts'

export function HowWeCompareSheet() {
  const { t } = useLingui()
  const send = useSend()
  const open = useMatches({ offers: { list: 'explaining' } })
  const market = useOffersAnswer()?.market
  const footer = (
    <Button full onClick={() => send({ type: 'continue' })}>
      <Trans>برگشت به پیشنهادها</Trans>
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`سپر چطور مقایسه می‌کند؟`}
      footer={footer}
      reading
    >
      <Order />
      <Badges />
      <Rule />
      <Part title={t`درآمد سپر`}>
        <Trans>
          شرکت بیمه برای هر بیمه‌نامه به سپر کارمزد می‌دهد. قیمت شما با خرید مستقیم از شرکت بیشتر نمی‌شود، و هیچ
          شرکتی نمی‌تواند جای بالاتر یا نشان بخرد.
        </Trans>
      </Part>
      <Preset />
      <Rule />
      {market && <Asked {...market} />}
    </BottomSheet>
  )
}

function Order() {
  const { t } = useLingui()
  return (
    <Part title={t`ترتیب`}>
      <Trans>
        از ارزان به گران، مگر خودتان ترتیب دیگری انتخاب کنید. در قیمت برابر، پرطرفدارتر جلوتر است؛ آنچه الان
        فروخته نمی‌شود آخر می‌آید.
      </Trans>
    </Part>
  )
}

const badges = ['lowest-price', 'most-popular', 'best-instalments'] as const satisfies readonly Badge[]

function Badges() {
  const { t } = useLingui()
  const meanings: Record<Badge, string> = {
    'lowest-price': t`کمترین قیمت میان بیمه‌گرهایی که الان می‌فروشند.`,
    'most-popular': t`بیمه‌گری که خریداران سپر بیشتر از همه انتخابش کرده‌اند.`,
    'best-instalments': t`ارزان‌ترین پیشنهادی که با اقساط بدون سود فروخته می‌شود.`,
  }
  return (
    <Stack gap={10}>
      <Part title={t`نشان‌ها`}>
        <Trans>هر نشان را فقط یک بیمه‌گر می‌گیرد؛ اگر چند نشان به یک بیمه‌گر برسد، فقط اولی را می‌گیرد.</Trans>
      </Part>
      {badges.map((badge) => (
        <Stack key={badge} gap={4}>
          <span>
            <OfferBadge badge={badge} />
          </span>
          <Text look="small">{meanings[badge]}</Text>
        </Stack>
      ))}
    </Stack>
  )
}

function Preset() {
  const { t } = useLingui()
  const preset = useLiabilityConfiguration()?.offersConfig
  const { presetText } = useProduct().purchase ?? {}
  const [ceiling, term] = [
    roundTomanText(preset?.liabilityPropertyDamage ?? 0),
    termText(preset?.policyTerm ?? 0),
  ]
  if (presetText) return <Part title={t`پیش‌فرض‌های فهرست`}>{presetText()}</Part>
  return (
    <Part title={t`پیش‌فرض‌های فهرست`}>
      <Trans>
        سقف تعهد {ceiling} (کمترین سقف قانونی) و مدت {term}. هر دو را می‌توانید بالای فهرست عوض کنید؛ چیز دیگری
        را برایتان انتخاب نکرده‌ایم.
      </Trans>
    </Part>
  )
}

/** The insurers with their published records. */
function Asked({ insurers, invented }: OffersAnswer['market']) {
  const { t } = useLingui()
  const count = numberText(insurers.length)
  return (
    <Stack gap={10}>
      <Part title={t`از چه شرکت‌هایی قیمت می‌گیریم؟`}>
        <Trans>
          از هر {count} شرکتی که با سپر کار می‌کنند. توانگری مالی، توان پرداخت خسارت است: سطح ۱ بهترین است.
          شکایت‌ها آن‌هایی است که در یک سال گذشته حق با شکایت‌کننده بوده است.
        </Trans>
      </Part>
      {invented && (
        <Note>
          <Trans>این شرکت‌ها و عددهایشان ساختگی‌اند و فقط برای نمایش آمده‌اند.</Trans>
        </Note>
      )}
      <ul className={styles.insurers}>
        {insurers.map((insurer) => (
          <li key={insurer.companyCode} className={styles.insurer}>
            <InsurerLogo slug={insurer.companyCode} size="small" />
            <span>
              <b className={styles.name}>{insurerName(insurer)}</b>
              <Text as="span" look="caption" tone="soft">
                {t`توانگری ${solvencyText(insurer)}، ${complaintsText(insurer)} شکایت`}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
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
