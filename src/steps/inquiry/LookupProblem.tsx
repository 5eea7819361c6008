/**
 * A failed lookup that the user can go around: what the registry said, and manual entry. An error of plate or
 * code also shows where the code is printed. Specification: decisions, section 1 "Lookup error 1027 or 1000";
 * design language, "Error that leads on"; pictures 27 and 27b.
 */
import { Trans } from '@lingui/react/macro'
import { use, useEffect, useState } from 'react'
import { failureMessage } from '#adapters/gateway/failure-texts.ts'
import { errors } from '#contract/errors.ts'
import type { Failure } from '#machines/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { ProblemBox, ProblemHelp } from '#ui/feedback/ProblemBox.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { Row } from '#ui/layout/Stack.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { Text } from '#ui/text/Text.tsx'
import { useSend } from '../journey.ts'
import { useProductWords } from '../product.ts'

/** Whether plate and code do not belong together, so that one of them has to be corrected. */
export const isMismatch = (failure: Failure | null): boolean => failure?.code === errors.plateNotOwners.code

/** @param id for the fields that the box is about */
export function LookupProblem({ failure, id }: { failure: Failure; id: string }) {
  return isMismatch(failure) ? (
    <Mismatch failure={failure} id={id} />
  ) : (
    <RegistrySilent failure={failure} id={id} />
  )
}

function Mismatch({ failure, id }: { failure: Failure; id: string }) {
  const { vehicle } = useProductWords()
  return (
    <ProblemBox kind="err" title={failureMessage(failure)} id={id}>
      <Row gap={12}>
        <CodeOnCard />
        <Text look="caption" tone="soft">
          <Trans>
            کد ملی مالک این‌جای کارت {vehicle} است. اگر {vehicle} را تازه خریده‌اید، کد ملی مالک قبلی را
            بنویسید.
          </Trans>
        </Text>
      </Row>
      <ManualEntry kind="outline" />
    </ProblemBox>
  )
}

function RegistrySilent({ failure, id }: { failure: Failure; id: string }) {
  const { vehicle } = useProductWords()
  return (
    <ProblemBox kind="warn" title={failureMessage(failure)} id={id}>
      <Text look="small">
        <Trans>
          منتظر نمانید: مشخصات {vehicle} را از روی کارت بنویسید، قیمت‌ها همان است. پلاک و کد ملی شما می‌ماند.
        </Trans>
      </Text>
      <ManualEntry kind="primary" />
      <ProblemHelp id={failure.errorId} code={failure.code} onSupport={use(AskSupport)} />
    </ProblemBox>
  )
}

function ManualEntry({ kind }: { kind: 'primary' | 'outline' }) {
  const send = useSend()
  return (
    <Button kind={kind} full onClick={() => send({ type: 'manual-entry.chosen' })}>
      <Trans>ورود دستی مشخصات</Trans>
    </Button>
  )
}

/**
 * The vehicle's card, with the line of the owner's code marked. It mirrors no text, so it is not mirrored.
 */
const CodeOnCard = () => (
  <svg width="104" height="66" viewBox="0 0 104 66" fill="none" aria-hidden="true" style={{ flex: 'none' }}>
    <rect
      x=".75"
      y=".75"
      width="102.5"
      height="64.5"
      rx="8"
      fill="var(--surface)"
      stroke="var(--line-strong)"
      strokeWidth="1.5"
    />
    <path d="M1.5 9A7.5 7.5 0 0 1 9 1.5h86a7.5 7.5 0 0 1 7.5 7.5v7h-101z" fill="var(--sunken)" />
    <rect x="62" y="24" width="32" height="5" rx="2.5" fill="var(--neu-line)" />
    <rect x="72" y="50" width="22" height="5" rx="2.5" fill="var(--neu-line)" />
    <rect x="10" y="24" width="30" height="31" rx="4" fill="var(--sunken)" />
    <rect
      x="50"
      y="34"
      width="46"
      height="11"
      rx="5.5"
      fill="var(--primary-soft)"
      stroke="var(--primary)"
      strokeWidth="1.5"
    />
    <path d="M56 39.5h34" stroke="var(--primary)" strokeWidth="2" strokeDasharray="2.2 1.6" />
  </svg>
)

/** Seconds after which the registry is worth another try. */
const PAUSE = 30

/**
 * Label of the retry: counts down how long a pause is advised. A press before its end tries again all the
 * same.
 */
export function RetryLabel() {
  const [left, setLeft] = useState(PAUSE)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  const seconds = numberText(left)
  return left === 0 ? <Trans>تلاش دوباره</Trans> : <Trans>تلاش دوباره، {seconds} ثانیهٔ دیگر</Trans>
}
