/** The column with the phone and the possible events of its state. */
import { useEffect, useRef } from 'react'
import { usePage } from '../page-state.ts'
import { stand } from './start.ts'
import { Chances } from './PossibleEvents.tsx'
import { Memory } from './Context.tsx'
import { Phone } from './Phone.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { speakInFrame } from './frame.ts'
import { lookForPhones, useScene } from './phones.ts'
import { walkAlong } from './connect-chart.ts'
import styles from './LiveColumn.module.css'

export default function LiveColumn() {
  useEffect(lookForPhones, [])
  useEffect(walkAlong, [])
  const chart = usePage((page) => page.chart)
  const language = usePage((page) => page.language)
  useEffect(() => stand(chart), [chart])
  useEffect(() => speakInFrame(language), [language])
  const below = useRef<HTMLDivElement>(null)
  const value = useScene()?.value
  /** A new state has a new list: scroll to its top. */
  useEffect(() => {
    if (value !== undefined) below.current?.scrollTo({ top: 0 })
  }, [value])
  return (
    <div className={styles.column}>
      <PhoneBar />
      <Phone />
      <div ref={below} className={styles.below}>
        <Chances />
        <Memory />
      </div>
    </div>
  )
}
