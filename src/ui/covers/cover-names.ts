/** Names of the covers of a car-body policy. Design language, "Words"; document 3 section 9. */
import { t } from '@lingui/core/macro'
import { type CoverCode, type CoverKind, covers } from '#contract/values/covers.ts'
import { percentText } from '../format/numbers.ts'

/** «نوسان قیمت», without the level. */
export const coverKindName = (kind: CoverKind): string => {
  const names: Record<CoverKind, string> = {
    'price-fluctuation': t`نوسان قیمت`,
    'theft-of-parts': t`سرقت لوازم`,
    'glass-breaking': t`شکست شیشه`,
    'natural-disasters': t`بلایای طبیعی`,
    'chemical-spatter': t`مواد شیمیایی`,
    scratch: t`خط و خش`,
    transportation: t`ایاب‌وذهاب`,
    'without-franchise': t`بدون فرانشیز`,
    'depreciation-cost': t`استهلاک`,
    'price-drop': t`کاهش ارزش`,
    war: t`جنگ`,
  }
  return names[kind]
}

/** «نوسان قیمت ۲۵‏٪», with the level if it has one. */
export const coverName = (code: CoverCode): string => {
  const { kind, level } = covers[code]
  const name = coverKindName(kind)
  return level === null ? name : `${name} ${percentText(level)}`
}

/** «نوسان قیمت ۲۵‏٪، شکست شیشه»; that there is none, if the list is empty. */
export const coverListText = (codes: readonly CoverCode[]): string =>
  codes.length === 0 ? t`فقط پوشش پایه` : codes.map(coverName).join(t`، `)
