/**
 * The eight conditions of an inspection. Pressing the button accepts them, as its label says. Specification:
 * document 3, sections 2 "Terms" and 5; decisions, section 11; design language, "Condition list"; picture 37.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Note } from '#ui/feedback/Note.tsx'
import { momentText } from '#ui/format/moments.ts'
import { useJourneyContext } from '../journey.ts'
import { OrderAside } from '../parts/asides.ts'
import { FailureNote } from '../parts/FailureNote.tsx'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { CarPlan } from './CarPlan.tsx'
import { Conditions } from './Conditions.tsx'

export default function Terms() {
  const { t } = useLingui()
  const failure = useJourneyContext((context) => context.failure)
  const acceptedAt = useJourneyContext(({ order }) =>
    order?.product === 'carbody' ? order.termsAcceptedAt : null,
  )
  return (
    <StepScreen
      title={t`شرایط بازدید`}
      gap={12}
      aside={<OrderAside />}
      action={acceptedAt === null ? <Trans>هر هشت شرط را می‌پذیرم</Trans> : <Trans>ادامه</Trans>}
    >
      <Question
        detail={
          <Trans>اگر آماده نباشد، کارشناس می‌تواند آن را نپذیرد؛ سفارش لغو می‌شود و پولتان برمی‌گردد.</Trans>
        }
      >
        <Trans>خودرو را این‌طور آماده کنید</Trans>
      </Question>
      <CarPlan />
      <Conditions />
      {acceptedAt !== null && <Accepted at={acceptedAt} />}
      <FailureNote failure={failure} />
    </StepScreen>
  )
}

function Accepted({ at }: { at: string }) {
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  const time = momentText(at, today)
  return (
    <Note kind="ok">
      <Trans>این شرط‌ها را {time} پذیرفته‌اید.</Trans>
    </Note>
  )
}
