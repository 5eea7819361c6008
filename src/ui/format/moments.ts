/** A moment as a reader in Tehran says it, whatever zone the phone is in: «ساعت ۱۴:۳۰», with the day where it is another. Design language, section 6. */
import { t } from '@lingui/core/macro'
import { dateText, hourText } from './dates.ts'

const inTehran = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'Asia/Tehran', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23',
})

/** Takes an ISO instant and today, «1404-08-24»; gives «ساعت ۱۴:۳۰», on another day «۲۵ آبان، ساعت ۱۴:۳۰». */
export const momentText = (instant: string, today: string): string => {
  const parts = new Map<string, string>(inTehran.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  const part = (type: string) => parts.get(type) ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  const hour = hourText(`${part('hour')}:${part('minute')}`)
  const day = dateText(date, { today })
  return date === today ? t`ساعت ${hour}` : t`${day}، ساعت ${hour}`
}
