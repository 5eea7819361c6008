/** The chosen offer in the bar, and the calls that run while a list of offers stays visible. Every product has them. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Money } from '#ui/format/Format.tsx'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { useJourneyContext, useMatches, useSend } from '../journey.ts'
import styles from './offers.module.css'

export function ChoiceSummary() {
  const { t } = useLingui()
  const offer = useJourneyContext(({ choice }) => choice?.offer)
  return (
    offer && (
      <Row gap={12}>
        <InsurerLogo slug={offer.companyCode} />
        <BumperSummary label={t`انتخاب شما`}>
          <Money toman={offer.payableAmount} size="m" />
        </BumperSummary>
      </Row>
    )
  )
}

export function ContinueWithChoice() {
  const send = useSend()
  return (
    <Button full onClick={() => send({ type: 'continue' })}>
      <Trans>ادامه</Trans>
    </Button>
  )
}

/**
 * Names a call that runs while the list stays visible. Appears after 300 ms, so that a quick answer causes no
 * flash.
 */
export function ListProgress() {
  const asking = useMatches({ offers: 'askingAlternatives' })
  const repricing = useMatches({ offers: 'repricing' })
  const registering = useMatches({ offers: 'registering' })
  return (
    <div role="status" className={styles.place}>
      {asking && (
        <Pill>
          <Trans>پیشنهادهای نزدیک دیده می‌شود…</Trans>
        </Pill>
      )}
      {repricing && (
        <Pill>
          <Trans>قیمت تازه گرفته می‌شود…</Trans>
        </Pill>
      )}
      {registering && (
        <Pill>
          <Trans>سفارش شما ثبت می‌شود…</Trans>
        </Pill>
      )}
    </div>
  )
}

const Pill = ({ children }: { children: ReactNode }) => (
  <span className={styles.pill}>
    <i className={styles.ring} aria-hidden="true" />
    {children}
  </span>
)
