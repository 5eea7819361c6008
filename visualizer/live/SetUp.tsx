/** Settings of the phone: user, experiment variants, opener, start, gateway or stubs, and language. */
import type { Preset } from '../protocol/protocol.ts'
import { useText, type LocalisedText } from '../language.ts'
import { StartChoice } from './StartChoice.tsx'
import { setFrame, changeFrameLocale, useFrame } from './frame.ts'
import { useIsPureChart } from './phones.ts'
import styles from './SetUp.module.css'

type Choice<K extends keyof Preset> = {
  readonly field: K
  readonly label: LocalisedText
  readonly options: readonly (readonly [Preset[K] & string, LocalisedText])[]
}

const answers: Choice<'answers'> = {
  field: 'answers',
  label: { fa: 'پاسخ فراخوانی‌ها', en: 'Calls are answered' },
  options: [
    ['stubbed', { fa: 'آنچه انتخاب می‌کنید', en: 'As you choose' }],
    ['real', { fa: 'درگاه واقعی', en: 'By the real gateway' }],
  ],
}
const session: Choice<'session'> = {
  field: 'session',
  label: { fa: 'کاربر', en: 'User' },
  options: [
    ['guest', { fa: 'مهمان', en: 'Guest' }],
    ['signed-in', { fa: 'واردشده', en: 'Signed in' }],
  ],
}
const variants: Choice<'variants'> = {
  field: 'variants',
  label: { fa: 'گونهٔ آزمایش‌ها', en: 'Experiment variants' },
  options: [
    ['A', { fa: 'الف', en: 'A' }],
    ['B', { fa: 'ب', en: 'B' }],
    ['none', { fa: 'هیچ', en: 'None' }],
    ['asked', { fa: 'هر بار انتخاب', en: 'Choose each time' }],
  ],
}
const opener: Choice<'opener'> = {
  field: 'opener',
  label: { fa: 'بازکننده', en: 'Opened by' },
  options: [
    ['pwa', { fa: 'خود برنامه', en: 'The app itself' }],
    ['passenger', { fa: 'برنامهٔ مسافر', en: 'Passenger app' }],
    ['driver', { fa: 'برنامهٔ راننده', en: 'Driver app' }],
    ['native', { fa: 'برنامهٔ بومی', en: 'Native app' }],
  ],
}
const language: Choice<'language'> = {
  field: 'language',
  label: { fa: 'زبان گوشی', en: 'Phone speaks' },
  options: [
    ['fa', { fa: 'فارسی', en: 'Persian' }],
    ['en', { fa: 'انگلیسی', en: 'English' }],
  ],
}

export function SetUp() {
  const say = useText()
  const isAlone = useIsPureChart()
  return (
    <div
      id="set-up"
      className={styles.sheet}
      role="group"
      aria-label={say({ fa: 'چینش گوشی', en: 'How the phone is set' })}
    >
      {!isAlone && (
        <>
          <Field choice={answers} take={(value) => setFrame({ answers: value })} />
          <Field choice={session} take={(value) => setFrame({ session: value })} />
          <Field choice={variants} take={(value) => setFrame({ variants: value })} />
          <Field choice={opener} take={(value) => setFrame({ opener: value })} />
          <Field choice={language} take={changeFrameLocale} />
        </>
      )}
      <StartChoice />
      <p className={styles.note}>
        {say({
          fa: 'هر تغییر از نو آغاز می‌کند، مگر زبان.',
          en: 'Each change begins anew, but for the language.',
        })}
      </p>
    </div>
  )
}

type FieldProps<K extends keyof Preset> = {
  readonly choice: Choice<K>
  readonly take: (value: Preset[K] & string) => void
}

function Field<K extends keyof Preset>({ choice: { field, label, options }, take }: FieldProps<K>) {
  const say = useText()
  const { preset } = useFrame()
  const choose = (value: string) => {
    const found = options.find(([option]) => option === value)
    if (found) take(found[0])
  }
  return (
    <label className={styles.field}>
      <span>{say(label)}</span>
      <select value={preset[field]} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {say(words)}
          </option>
        ))}
      </select>
    </label>
  )
}
