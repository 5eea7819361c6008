/** The bar above the phone: its name, undo, redo, restart, and settings. */
import { Redo2, RotateCcw, Settings2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../language.ts'
import { localisedEventName } from '../names/event-names.ts'
import { ToolButton } from '../parts/ToolButton.tsx'
import { OpenPhones } from './OpenPhones.tsx'
import { OtherChart } from './OtherChart.tsx'
import { sendCommand, useIsPureChart, useScene } from './phones.ts'
import { SetUp } from './SetUp.tsx'
import styles from './PhoneBar.module.css'

export function PhoneBar() {
  const say = useText()
  const scene = useScene()
  const [isOpen, open] = useState(false)
  const isAlone = useIsPureChart()
  const isReal = scene?.preset.answers === 'real'
  const last = scene?.happened.at(-1)
  const undone = scene?.undone.at(-1)
  const undo = say({ fa: 'یک گام عقب', en: 'Undo' })
  const redo = say({ fa: 'دوباره', en: 'Redo' })
  const reason = isReal
    ? say({ fa: 'پاسخ درگاه واقعی برنمی‌گردد', en: 'What the real gateway did stays done' })
    : ''
  return (
    <div className={styles.bar}>
      <div className={styles.head}>
        {isAlone ? (
          <b className={styles.alone}>{say({ fa: 'نمودار به‌تنهایی', en: 'The chart by itself' })}</b>
        ) : (
          <OpenPhones />
        )}
        <span className={styles.live} data-busy={scene?.busy}>
          {scene === null ? say({ fa: 'در حال بازشدن…', en: 'Opening…' }) : say({ fa: 'زنده', en: 'Live' })}
        </span>
      </div>
      <div className={styles.tools} role="group" aria-label={say({ fa: 'گوشی', en: 'Phone' })}>
        <ToolButton
          disabled={last === undefined || isReal}
          title={reason || (last && say(localisedEventName(last)))}
          aria-label={undo}
          onClick={() => void sendCommand({ kind: 'undo' })}
        >
          <Undo2 size={16} aria-hidden="true" />
        </ToolButton>
        <ToolButton
          disabled={undone === undefined || isReal}
          title={reason || (undone && say(localisedEventName(undone)))}
          aria-label={redo}
          onClick={() => void sendCommand({ kind: 'redo' })}
        >
          <Redo2 size={16} aria-hidden="true" />
        </ToolButton>
        <ToolButton
          aria-label={say({ fa: 'از اول', en: 'From the beginning' })}
          onClick={() => void sendCommand({ kind: 'restart' })}
        >
          <RotateCcw size={16} aria-hidden="true" />
        </ToolButton>
        <span className={styles.count}>
          {say({
            fa: `${(scene?.happened.length ?? 0).toLocaleString('fa-IR')} رخداد`,
            en: `${scene?.happened.length ?? 0} happened`,
          })}
        </span>
        <ToolButton aria-expanded={isOpen} aria-controls="set-up" onClick={() => open(!isOpen)}>
          <Settings2 size={16} aria-hidden="true" />
          {say({ fa: 'چینش', en: 'Set up' })}
        </ToolButton>
      </div>
      <OtherChart />
      {isOpen && <SetUp />}
    </div>
  )
}
