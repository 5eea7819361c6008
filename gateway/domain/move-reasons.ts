/**
 * Reasons for which the gateway itself cancels an order. They are stored with the move by their name, and
 * shown in the reader's language. Decisions, section 10.
 */
import type { Locale } from '#contract/texts.ts'
import type { Owed } from '#contract/values/owed.ts'

type LateReason = `late.${Owed}`

const texts: Readonly<Record<LateReason, Readonly<Record<Locale, string>>>> = {
  'late.details': {
    fa: 'مشخصات تا پایان مهلت کامل نشد.',
    en: 'The details were not complete by the deadline.',
  },
  'late.documents': {
    fa: 'مدارک تا پایان مهلت نرسید.',
    en: 'The documents did not arrive by the deadline.',
  },
  'late.cheques': {
    fa: 'عکس چک‌ها تا پایان مهلت نرسید.',
    en: 'The pictures of the cheques did not arrive by the deadline.',
  },
}

const textsByName: ReadonlyMap<string, Readonly<Record<Locale, string>>> = new Map(Object.entries(texts))

/** Returns the stored reason of a cancellation because something did not arrive by its deadline. */
export const lateReason = (owed: Owed): LateReason => `late.${owed}`

/** Returns the text of a stored reason of the gateway; null for a person's words and for names of events. */
export const reasonText = (reason: string, locale: Locale): string | null =>
  textsByName.get(reason)?.[locale] ?? null
