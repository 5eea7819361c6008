/**
 * Sheba, the number of an Iranian bank account: IR and 24 digits, of which the first two check the rest (ISO
 * 7064, mod 97) and the next three name the bank. Data notes, "Identity rules"; decisions, section 7.
 */
import * as v from 'valibot'
import { toLatinDigits } from '../digits.ts'
import { textRef } from '../texts.ts'

export const SHEBA_DIGITS = 24
/** Prefix of the digits. */
export const SHEBA_COUNTRY = 'IR'
const CHECKED = 97n
/** «IR» as digits, A being 10. */
const COUNTRY = '1827'

const COMPLETE = /^\d{24}$/

/** Whether the check digits of 24 digits are right. Anything else has a message of its own. */
const isChecked = (digits: string): boolean =>
  !COMPLETE.test(digits) || BigInt(`${digits.slice(2)}${COUNTRY}${digits.slice(0, 2)}`) % CHECKED === 1n

/** A Sheba in any digits, with or without IR, spaces and dashes; parsed to its 24 Latin digits. */
export const Sheba = v.pipe(
  v.string(textRef('sheba.required')),
  v.transform((typed) => toLatinDigits(typed).replace(/[\s-]/g, '').replace(/^IR/i, '')),
  v.nonEmpty(textRef('sheba.required')),
  v.digits(textRef('sheba.digits')),
  v.check(
    (digits) => digits.length >= SHEBA_DIGITS,
    (issue) => textRef('sheba.short', SHEBA_DIGITS - String(issue.input).length),
  ),
  v.check(
    (digits) => digits.length <= SHEBA_DIGITS,
    (issue) => textRef('sheba.long', String(issue.input).length - SHEBA_DIGITS),
  ),
  v.check(isChecked, textRef('sheba.wrong')),
)

/** Banks by the three digits that name them. 099 is the sandbox's invented bank. */
const banks: Readonly<Record<string, { fa: string; en: string }>> = {
  '010': { fa: 'بانک مرکزی', en: 'Central Bank' },
  '011': { fa: 'بانک صنعت و معدن', en: 'Bank of Industry and Mine' },
  '012': { fa: 'بانک ملت', en: 'Bank Mellat' },
  '013': { fa: 'بانک رفاه', en: 'Refah Bank' },
  '014': { fa: 'بانک مسکن', en: 'Bank Maskan' },
  '015': { fa: 'بانک سپه', en: 'Bank Sepah' },
  '016': { fa: 'بانک کشاورزی', en: 'Bank Keshavarzi' },
  '017': { fa: 'بانک ملی', en: 'Bank Melli' },
  '018': { fa: 'بانک تجارت', en: 'Tejarat Bank' },
  '019': { fa: 'بانک صادرات', en: 'Bank Saderat' },
  '020': { fa: 'بانک توسعهٔ صادرات', en: 'Export Development Bank' },
  '021': { fa: 'پست‌بانک', en: 'Post Bank' },
  '022': { fa: 'بانک توسعهٔ تعاون', en: 'Tosee Taavon Bank' },
  '053': { fa: 'بانک کارآفرین', en: 'Karafarin Bank' },
  '054': { fa: 'بانک پارسیان', en: 'Parsian Bank' },
  '055': { fa: 'بانک اقتصاد نوین', en: 'EN Bank' },
  '056': { fa: 'بانک سامان', en: 'Saman Bank' },
  '057': { fa: 'بانک پاسارگاد', en: 'Bank Pasargad' },
  '058': { fa: 'بانک سرمایه', en: 'Sarmayeh Bank' },
  '059': { fa: 'بانک سینا', en: 'Sina Bank' },
  '060': { fa: 'بانک مهر ایران', en: 'Mehr Iran Bank' },
  '061': { fa: 'بانک شهر', en: 'Bank Shahr' },
  '062': { fa: 'بانک آینده', en: 'Ayandeh Bank' },
  '064': { fa: 'بانک گردشگری', en: 'Gardeshgari Bank' },
  '066': { fa: 'بانک دی', en: 'Day Bank' },
  '069': { fa: 'بانک ایران‌زمین', en: 'Iran Zamin Bank' },
  '070': { fa: 'بانک رسالت', en: 'Resalat Bank' },
  '078': { fa: 'بانک خاورمیانه', en: 'Middle East Bank' },
  '099': { fa: 'بانک سپیدار', en: 'Sepidar Bank' },
}

/** Names of the bank of a Sheba's digits, or null if the bank is not known. */
export const bankOfSheba = (digits: string): { fa: string; en: string } | null =>
  banks[digits.slice(2, 5)] ?? null

/** Digits per group, as a bank prints them after IR. */
const GROUPS = /^(\d{2})(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})(\d*)$/

/** A Sheba, or the beginning of one, in groups: «IR 93 0990 0000 …». Without digits it is empty. */
export const groupedSheba = (digits: string): string =>
  digits === ''
    ? ''
    : [SHEBA_COUNTRY, ...(GROUPS.exec(digits)?.slice(1) ?? [digits])]
        .filter((group) => group !== '')
        .join(' ')
