/**
 * The policy that is renewed: vehicle, insurer, end and discounts, and the claims of the past year. If home
 * has ordered the renewal at once, the same page shows the progress. The behaviour is
 * machines/steps/renewal/policy.ts. Specification: document 2 sections 2.9 and 4 "Renewal"; design language,
 * "Renewal home", pictures 40 and 41.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import type { RenewalDetail } from '#contract/operations/renewal.ts'
import { renewalGuards } from '#machines/products/renewal/guards.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText } from '#ui/format/dates.ts'
import { Money } from '#ui/format/Format.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useGuard, useJourneyContext, useMatches, useSend } from '../../journey.ts'
import { FailureNote, useFailedContent } from '../../parts/FailureNote.tsx'
import { ProgressPill } from '../../parts/ProgressPill.tsx'
import { type StepContent, StepScreen } from '../../parts/StepScreen.tsx'
import { useProductWords } from '../../product.ts'
import { ClaimsSheet } from './ClaimsSheet.tsx'
import { InsuranceCard } from './InsuranceCard.tsx'
import { daysWithout } from './ended.ts'
import { VehicleCard } from './VehicleCard.tsx'

export default function Policy() {
  const { t } = useLingui()
  const { insurance } = useProductWords()
  const renewal = useJourneyContext((context) => context.renewal)
  const isUnanswered = useMatches({ policy: 'unanswered' })
  const failed = useFailedContent(t`پاسخ ثبت سفارش نرسید`)
  const claimsRow = useRef<HTMLDivElement>(null)
  const known = usePolicyContent(renewal, claimsRow)
  return (
    <>
      <StepScreen title={<Trans>تمدید {insurance}</Trans>} {...(isUnanswered ? failed : known)} />
      <Progress />
      {renewal && <ClaimsSheet renewal={renewal} anchor={claimsRow} />}
    </>
  )
}

const usePolicyContent = (
  renewal: RenewalDetail | null,
  claimsRow: RefObject<HTMLDivElement | null>,
): StepContent => {
  const failure = useJourneyContext((context) => context.failure)
  const isEnded = renewal !== null && daysWithout(renewal) > 0
  return {
    gap: 12,
    action: isEnded ? <Trans>دیدن پیشنهادها</Trans> : <Trans>دیدن پیشنهادهای تمدید</Trans>,
    children: renewal && (
      <>
        <WhatToKnow renewal={renewal} />
        <VehicleCard renewal={renewal} />
        <InsuranceCard renewal={renewal} claimsRef={claimsRow} />
        <SameAsLastYear renewal={renewal} />
        <Advice renewal={renewal} />
        <FailureNote failure={failure} />
      </>
    ),
  }
}

type OfRenewal = { renewal: RenewalDetail }

/** The gateway's sentence about this policy, and the late fee if it has ended. */
function WhatToKnow({ renewal }: OfRenewal) {
  const isEnded = daysWithout(renewal) > 0
  return (
    <>
      {isEnded && <LateNote renewal={renewal} />}
      {renewal.infoBox !== null && <Note>{renewal.infoBox}</Note>}
      {renewal.infoBox === null && !isEnded && (
        <Note>
          <Trans>همه‌چیز از بیمه‌نامهٔ قبلی شما آمده است. فقط اگر خسارت گرفته‌اید، بگویید.</Trans>
        </Note>
      )}
    </>
  )
}

/** The fee stops growing at its cap. */
function LateNote({ renewal }: OfRenewal) {
  const { delayPenalty, delayPenaltyPerDay } = renewal
  const days = numberText(daysWithout(renewal))
  return (
    <Note kind="warn">
      {delayPenaltyPerDay > 0 ? (
        <Trans>
          {days} روز است بیمه ندارید. جریمهٔ دیرکرد تا امروز{' '}
          <b>
            <Money toman={delayPenalty} />
          </b>{' '}
          است و هر روز <Money toman={delayPenaltyPerDay} /> بالا می‌رود.
        </Trans>
      ) : (
        <Trans>
          {days} روز است بیمه ندارید. جریمهٔ دیرکرد{' '}
          <b>
            <Money toman={delayPenalty} />
          </b>{' '}
          است و دیگر بالا نمی‌رود.
        </Trans>
      )}
    </Note>
  )
}

/**
 * Button that orders the same insurer, ceiling and term at once. Hidden while claims are reported, because
 * they change the price.
 */
function SameAsLastYear({ renewal: { samePremium } }: OfRenewal) {
  const send = useSend()
  const isOffered = useGuard(renewalGuards['last year’s terms have a price and there are no claims'])
  if (samePremium === null || !isOffered) return null
  return (
    <Button kind="outline" full onClick={() => send({ type: 'same-as-last-year.chosen' })}>
      <Trans>
        تمدید مثل پارسال، <Money toman={samePremium} />
      </Trans>
    </Button>
  )
}

function Advice({ renewal }: OfRenewal) {
  const { vehicle } = useProductWords()
  const end = dateText(renewal.currentPolicyExpDate, { today: renewal.today })
  return (
    <Note kind="soft" icon={<ShieldCheck size={20} aria-hidden="true" />}>
      {daysWithout(renewal) > 0 ? (
        <Trans>بیمهٔ تازه از لحظهٔ صدور اعتبار دارد؛ تا آن وقت با {vehicle} رانندگی نکنید.</Trans>
      ) : (
        <Trans>تا {end} تمدید کنید تا جریمهٔ دیرکرد ندهید.</Trans>
      )}
    </Note>
  )
}

/** Progress texts of the calls of a renewal that was ordered at once. */
function Progress() {
  const quoting = useMatches({ policy: 'quoting' })
  const registering = useMatches({ policy: 'registering' })
  const confirming = useMatches({ policy: 'confirming' })
  return (
    <ProgressPill>
      {quoting && <Trans>قیمت امسال گرفته می‌شود…</Trans>}
      {registering && <Trans>سفارش تمدید ثبت می‌شود…</Trans>}
      {confirming && <Trans>مشخصات شما بررسی می‌شود…</Trans>}
    </ProgressPill>
  )
}
