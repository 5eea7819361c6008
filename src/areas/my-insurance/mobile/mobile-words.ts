/** Texts, colours and icons of mobile policies. Document 3 section 4, "Mobile status colours". */
import { t } from '@lingui/core/macro'
import { Banknote, CalendarClock, History, type LucideIcon } from 'lucide-react'
import type { MobileAction, MobilePolicy } from '#contract/operations/mobile-insurance.ts'
import { colourOfMobileStatus } from '#contract/values/mobile-policy.ts'
import { digitsText } from '#ui/format/digits.ts'
import { kindIcons, statusKinds, type StatusKind } from '../policy-words.ts'

const icons: Readonly<Record<string, LucideIcon>> = {
  ready_to_pay: Banknote,
  renewal: CalendarClock,
  previous_insurance: History,
}

/** Colour and icon of a status; the word is the gateway's. */
export const mobileStatusLook = (status: string): { kind: StatusKind; Icon: LucideIcon } => {
  const kind = statusKinds[colourOfMobileStatus(status)]
  return { kind, Icon: icons[status] ?? kindIcons[kind] }
}

/** The phone's model, or else its number. */
export const deviceName = ({ deviceModel, imeiOrDeviceSerialNumber }: MobilePolicy): string =>
  deviceModel ?? `IMEI ${digitsText(imeiOrDeviceSerialNumber)}`

/** Label of an action's button. */
export const mobileActionName = ({ type }: MobileAction, policy: MobilePolicy): string => {
  if (type === 'download') return t`بیمه‌نامه`
  return policy.insuranceStatusEn === 'ready_to_pay' ? t`ادامه و پرداخت` : t`تمدید`
}

/** The renewal is the first button. Document 3 section 2. */
export const sortedActions = ({ actions }: MobilePolicy): readonly MobileAction[] =>
  actions.toSorted((one, other) => Number(other.type === 'renewal') - Number(one.type === 'renewal'))
