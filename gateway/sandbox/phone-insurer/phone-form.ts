/**
 * The form of the phone insurer's site: its fields, and their errors. Document 3 section 9, "Mobile
 * insurance".
 */
import * as v from 'valibot'
import { onlyDigits, toLatinDigits } from '#contract/digits.ts'
import { CellNumber } from '#contract/values/cell-number.ts'
import { DEAREST_PHONE, MobilePlan } from '#contract/values/mobile-policy.ts'
import { PersonName } from '#contract/values/person-name.ts'
import type { PhoneForm } from '../../store/schema/index.ts'
import { type Phone, phoneOf } from './phones.data.ts'

const text = v.optional(v.string(), '')

/** Fields that a browser leaves out are empty. */
export const PhoneFormSchema = v.object({
  cellNumber: text,
  buyerName: text,
  device: text,
  imei: text,
  phonePrice: text,
  repaired: text,
  plan: text,
})

export const emptyPhoneForm: PhoneForm = {
  cellNumber: '',
  buyerName: '',
  device: '',
  imei: '',
  phonePrice: '',
  repaired: '',
  plan: 'theft-and-breakage',
}

/** A problem with a field: a rule of the contract, or one of the site's own. */
export type PhoneProblem =
  | { field: 'cellNumber' | 'buyerName'; rule: string }
  | { field: 'buyerName'; reason: 'missing' }
  | { field: 'device'; reason: 'missing' | 'not-insured' }
  | { field: 'imei'; reason: 'missing' | 'length' | 'wrong' | 'insured' }
  | { field: 'phonePrice'; reason: 'missing' | 'low' | 'high' }
  | { field: 'repaired'; reason: 'missing' | 'repaired' }

export type PhonePurchase = {
  cellNumber: string
  buyerName: string
  phone: Phone
  imei: string
  phonePrice: number
  plan: MobilePlan
}

const IMEI_LENGTH = 15
const CHEAPEST_PHONE = 1_000_000

/** Whether the last digit of an IMEI is the check digit of the others, by Luhn's formula. */
export const isImei = (digits: string): boolean => {
  if (!/^\d{15}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const nameProblem = (typed: string, parsed: v.SafeParseResult<typeof PersonName>): PhoneProblem[] => {
  if (typed.trim() === '') return [{ field: 'buyerName', reason: 'missing' }]
  return parsed.success ? [] : [{ field: 'buyerName', rule: parsed.issues[0].message }]
}

const imeiProblem = (imei: string): PhoneProblem[] => {
  if (imei === '') return [{ field: 'imei', reason: 'missing' }]
  if (imei.length !== IMEI_LENGTH) return [{ field: 'imei', reason: 'length' }]
  return isImei(imei) ? [] : [{ field: 'imei', reason: 'wrong' }]
}

const priceProblem = (typed: string, price: number): PhoneProblem[] => {
  if (typed === '') return [{ field: 'phonePrice', reason: 'missing' }]
  if (price > DEAREST_PHONE) return [{ field: 'phonePrice', reason: 'high' }]
  return price < CHEAPEST_PHONE ? [{ field: 'phonePrice', reason: 'low' }] : []
}

const repairedProblem = (repaired: string): PhoneProblem[] => {
  if (repaired === 'no') return []
  return [{ field: 'repaired', reason: repaired === 'yes' ? 'repaired' : 'missing' }]
}

/** Returns the errors of a form, and the purchase if there are none. */
export const readPhoneForm = (
  form: PhoneForm,
): { purchase: PhonePurchase; problems: [] } | { purchase: null; problems: PhoneProblem[] } => {
  const cellNumber = v.safeParse(CellNumber, form.cellNumber, { abortPipeEarly: true })
  const buyerName = v.safeParse(PersonName, form.buyerName, { abortPipeEarly: true })
  const phone = phoneOf(form.device)
  const imei = onlyDigits(form.imei)
  const price = onlyDigits(form.phonePrice)
  const plan = v.parse(v.fallback(MobilePlan, 'theft-and-breakage'), form.plan)
  const problems: PhoneProblem[] = [
    ...(cellNumber.success ? [] : [{ field: 'cellNumber', rule: cellNumber.issues[0].message } as const]),
    ...nameProblem(form.buyerName, buyerName),
    ...(phone?.isInsured === true
      ? []
      : [{ field: 'device', reason: phone === undefined ? 'missing' : 'not-insured' } as const]),
    ...imeiProblem(imei),
    ...priceProblem(price, Number(price)),
    ...repairedProblem(toLatinDigits(form.repaired)),
  ]
  if (problems.length > 0 || !cellNumber.success || !buyerName.success || phone === undefined)
    return { purchase: null, problems }
  return {
    purchase: {
      cellNumber: cellNumber.output,
      buyerName: buyerName.output,
      phone,
      imei,
      phonePrice: Number(price),
      plan,
    },
    problems: [],
  }
}
