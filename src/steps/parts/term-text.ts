/** Labels of a policy's term. Specification: document 2 section 9. */
import { t } from '@lingui/core/macro'
import { numberText } from '#ui/format/numbers.ts'

/** «یک‌ساله», «شش‌ماهه»; a term without a name is given in months. */
export const termText = (months: number): string => {
  const names: Record<number, string> = {
    1: t`یک‌ماهه`,
    2: t`دوماهه`,
    3: t`سه‌ماهه`,
    4: t`چهارماهه`,
    6: t`شش‌ماهه`,
    9: t`نه‌ماهه`,
    12: t`یک‌ساله`,
  }
  const count = numberText(months)
  return names[months] ?? t`${count} ماهه`
}
