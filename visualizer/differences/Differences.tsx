/**
 * Differences between two versions of a chart from two exported files; the list links into the coloured
 * chart.
 */
import { FileDiff, X } from 'lucide-react'
import { useState } from 'react'
import type { Difference } from '#explorer/diagrams/difference.ts'
import { stepsOf } from '#explorer/diagrams/steps.ts'
import { goTo } from '../following.ts'
import { count, useText, type LocalisedText } from '../language.ts'
import { changeNames } from '../names/name.ts'
import { ToolButton } from '../parts/ToolButton.tsx'
import { compareFiles, endComparison, openComparison, useComparison } from './comparison.ts'
import styles from './Differences.module.css'

const kinds: Readonly<Record<Difference['kind'], LocalisedText>> = {
  state: { fa: 'حالت', en: 'State' },
  transition: { fa: 'گذار', en: 'Transition' },
  guard: { fa: 'شرط', en: 'Condition' },
}

const ChooseFile = ({ name, onChoose }: { name: string; onChoose: (file: File) => void }) => (
  <label className={styles.file}>
    {name}
    <input
      type="file"
      accept="application/json,.json"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        if (file) onChoose(file)
      }}
    />
  </label>
)

function Found({ difference, steps }: { difference: Difference; steps: readonly string[] }) {
  const say = useText()
  const { change, kind, name, before, after } = difference
  const place = kind === 'transition' ? (name.split(' | ')[0] ?? '') : name
  const step = place.split('.')[0] ?? ''
  return (
    <li className={styles.found}>
      <span className={styles[change]}>{say(changeNames[change])}</span>
      <span className={styles.kind}>{say(kinds[kind])}</span>
      {kind === 'guard' ? (
        <code>{name}</code>
      ) : (
        <button
          type="button"
          className={styles.place}
          onClick={() => goTo(steps.includes(step) ? step : null, place)}
        >
          <code>{name}</code>
        </button>
      )}
      {kind === 'transition' && (
        <code className={styles.what}>{[before, after].filter(Boolean).join('  ⇒  ')}</code>
      )}
    </li>
  )
}

/** The tool that opens the comparison. */
export function CompareButton() {
  const say = useText()
  const { isOpen } = useComparison()
  return (
    <ToolButton aria-pressed={isOpen} onClick={() => (isOpen ? endComparison() : openComparison())}>
      <FileDiff size={16} aria-hidden="true" />
      {say({ fa: 'تفاوت‌ها', en: 'Differences' })}
    </ToolButton>
  )
}

/** The panel: two files, then their differences. Empty without an open comparison. */
export function Differences() {
  const say = useText()
  const { isOpen, comparison, problem } = useComparison()
  const [files, choose] = useState<{ readonly older?: File; readonly newer?: File }>({})
  if (!isOpen) return null
  const take = (next: typeof files) => {
    choose(next)
    if (next.older && next.newer) void compareFiles(next.older, next.newer)
  }
  return (
    <section
      className={styles.panel}
      aria-label={say({ fa: 'تفاوت دو نسخه', en: 'Differences of two versions' })}
    >
      <div className={styles.files}>
        <ChooseFile
          name={say({ fa: 'نسخهٔ قدیمی', en: 'Older version' })}
          onChoose={(older) => take({ ...files, older })}
        />
        <ChooseFile
          name={say({ fa: 'نسخهٔ تازه', en: 'Newer version' })}
          onChoose={(newer) => take({ ...files, newer })}
        />
        <button
          type="button"
          className={styles.close}
          aria-label={say({ fa: 'پایان مقایسه', en: 'End the comparison' })}
          onClick={endComparison}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      <p role="status" className={styles.sum}>
        {problem &&
          say({
            fa: 'یکی از فایل‌ها JSON نمودار نیست. با «خروجی» یا npm run machines -- export بسازید.',
            en: 'One of the files is not the JSON of a chart. Make it with Export or npm run machines -- export.',
          })}
        {comparison === null &&
          !problem &&
          say({
            fa: 'دو فایل JSON از دو نسخهٔ یک نمودار را برگزینید.',
            en: 'Choose the JSON of two versions of a chart.',
          })}
        {comparison !== null &&
          comparison.differences.length === 0 &&
          say({ fa: 'تفاوتی نیست.', en: 'No difference.' })}
        {comparison !== null &&
          comparison.differences.length > 0 &&
          say({
            fa: `${count(comparison.differences.length).fa} تفاوت`,
            en: `${comparison.differences.length} differences`,
          })}
      </p>
      {comparison !== null && (
        <ul className={styles.list}>
          {comparison.differences.map((difference) => (
            <Found
              key={`${difference.kind} ${difference.change} ${difference.name}`}
              difference={difference}
              steps={stepsOf(comparison.data.chart)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
