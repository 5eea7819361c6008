/**
 * The eight conditions of an inspection, each with its reason. Design language, "Condition list"; picture 37.
 */
import { useLingui } from '@lingui/react/macro'
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
import { Card } from '#ui/layout/Card.tsx'
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

export const Conditions = () => (
  <Card pad="none">
    <ul className={styles.list}>
      {InspectionCondition.options.map((condition) => (
        <Condition key={condition} condition={condition} />
      ))}
    </ul>
  </Card>
)

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
