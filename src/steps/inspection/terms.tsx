/**
 * The eight conditions of an inspection. The button is the acceptance and says so. Specification: document 3, sections 2
 * "Terms" and 5; decisions, section 11; design language, "Condition list"; picture 37.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Droplets,
  Hash,
  KeyRound,
  type LucideIcon,
  Maximize,
  Radio,
  Sun,
  UserRoundCheck,
  Wrench,
} from 'lucide-react'
import { InspectionCondition } from '#contract/values/inspection-conditions.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { momentText } from '#ui/format/moments.ts'
import { Card } from '#ui/layout/Card.tsx'
import { useJourneyContext } from '../journey.ts'
import { OrderAside } from '../parts/asides.ts'
import { FailureNote } from '../parts/FailureNote.tsx'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { CarPlan } from './CarPlan.tsx'
import styles from './terms.module.css'

const icons: Readonly<Record<InspectionCondition, LucideIcon>> = {
  'clean-car': Droplets,
  space: Maximize,
  'bright-place': Sun,
  switch: KeyRound,
  driver: UserRoundCheck,
  accessories: Radio,
  'chassis-number': Hash,
  'damage-fixed': Wrench,
}

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
      <Question detail={<Trans>اگر آماده نباشد، کارشناس برمی‌گردد و نوبت تازه می‌گیرید.</Trans>}>
        <Trans>خودرو را این‌طور آماده کنید</Trans>
      </Question>
      <CarPlan />
      <Card pad="none">
        <ul className={styles.list}>
          {InspectionCondition.options.map((condition) => (
            <Condition key={condition} condition={condition} />
          ))}
        </ul>
      </Card>
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

function Condition({ condition }: { condition: InspectionCondition }) {
  const { t } = useLingui()
  const Icon = icons[condition]
  const words: Record<InspectionCondition, readonly [demand: string, reason: string]> = {
    'clean-car': [t`تمیز باشد؛`, t`بدنه و شیشه‌ها شسته و خشک.`],
    space: [t`جا داشته باشد؛`, t`۱٫۵ متر خالی از هر طرف.`],
    'bright-place': [t`جای روشن باشد؛`, t`زیر آسمان، نه در پارکینگ تاریک.`],
    switch: [t`سوییچ همراه باشد؛`, t`کیلومتر و کنسول دیده می‌شود.`],
    driver: [t`راننده‌ای باشد؛`, t`خودتان یا کسی که می‌شناسید.`],
    accessories: [t`لوازم نصب باشد؛`, t`هر چه در ارزش خودرو آورده‌اید.`],
    'chassis-number': [t`شمارهٔ شاسی پیدا باشد؛`, t`خوانا و بی‌رنگ‌خوردگی.`],
    'damage-fixed': [t`بی‌خسارت باشد؛`, t`خرابی قبلی پوشش ندارد.`],
  }
  const [demand, reason] = words[condition]
  return (
    <li className={styles.condition}>
      <Icon size={21} aria-hidden="true" />
      <span>
        <b>{demand}</b> <span className={styles.reason}>{reason}</span>
      </span>
    </li>
  )
}
