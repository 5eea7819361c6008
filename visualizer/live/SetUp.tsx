/** How the phone begins: who uses it, which variants, what opened it, where the chart begins, and who answers its calls. Each change begins it anew. */
import type { Preset } from '#machines/live/protocol.ts'
import { useSay, type Words } from '../language.ts'
import { beginningNames } from '../names/beginnings.ts'
import { setFrame, useFrame } from './frame.ts'
import styles from './SetUp.module.css'

type Choice<K extends keyof Preset> = { readonly field: K; readonly label: Words; readonly options: readonly (readonly [Preset[K] & string, Words])[] }

const answers: Choice<'answers'> = {
  field: 'answers',
  label: { fa: 'پاسخ فراخوانی‌ها', en: 'Calls are answered' },
  options: [['told', { fa: 'آنچه انتخاب می‌کنید', en: 'As you choose' }], ['real', { fa: 'درگاه واقعی', en: 'By the real gateway' }]],
}
const session: Choice<'session'> = {
  field: 'session',
  label: { fa: 'کاربر', en: 'User' },
  options: [['guest', { fa: 'مهمان', en: 'Guest' }], ['signed-in', { fa: 'واردشده', en: 'Signed in' }]],
}
const variants: Choice<'variants'> = {
  field: 'variants',
  label: { fa: 'گونهٔ آزمایش‌ها', en: 'Experiment variants' },
  options: [['A', { fa: 'الف', en: 'A' }], ['B', { fa: 'ب', en: 'B' }], ['none', { fa: 'هیچ', en: 'None' }], ['asked', { fa: 'هر بار انتخاب', en: 'Choose each time' }]],
}
const opener: Choice<'opener'> = {
  field: 'opener',
  label: { fa: 'بازکننده', en: 'Opened by' },
  options: [['pwa', { fa: 'خود برنامه', en: 'The app itself' }], ['passenger', { fa: 'برنامهٔ مسافر', en: 'Passenger app' }], ['driver', { fa: 'برنامهٔ راننده', en: 'Driver app' }], ['native', { fa: 'برنامهٔ بومی', en: 'Native app' }]],
}
const begin: Choice<'begin'> = {
  field: 'begin',
  label: { fa: 'آغاز', en: 'Begins' },
  options: [['', { fa: 'صفحهٔ اول سفر', en: 'At the first page' }], ...Object.entries(beginningNames).filter(([name]) => name !== 'guest' && name !== 'signed in')],
}

export function SetUp() {
  const say = useSay()
  return (
    <div id="set-up" className={styles.sheet} role="group" aria-label={say({ fa: 'چینش گوشی', en: 'How the phone is set' })}>
      <Field choice={answers} />
      <Field choice={session} />
      <Field choice={variants} />
      <Field choice={opener} />
      <Field choice={begin} />
      <p className={styles.note}>{say({ fa: 'هر تغییر، گوشی را از نو آغاز می‌کند.', en: 'Each change begins the phone anew.' })}</p>
    </div>
  )
}

function Field<K extends keyof Preset>({ choice: { field, label, options } }: { choice: Choice<K> }) {
  const say = useSay()
  const { preset } = useFrame()
  const take = (value: string) => {
    const found = options.find(([option]) => option === value)
    if (found) setFrame({ [field]: found[0] })
  }
  return (
    <label className={styles.field}>
      <span>{say(label)}</span>
      <select value={preset[field]} onChange={({ currentTarget }) => take(currentTarget.value)}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {say(words)}
          </option>
        ))}
      </select>
    </label>
  )
}
