/** The column with the phone and the possible events of its state. */
import { useEffect, useRef } from 'react'
import { usePage } from '../page-state.ts'
import { startPureChart } from './start.ts'
import { PossibleEvents } from './PossibleEvents.tsx'
import { ContextView } from './Context.tsx'
import { Phone } from './Phone.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { changeFrameLocale } from './frame.ts'
import { discoverPhones, useScene } from './phones.ts'
import { connectChart } from './connect-chart.ts'
import styles from './LiveColumn.module.css'

export default function LiveColumn() {
  useEffect(discoverPhones, [])
  useEffect(connectChart, [])
  const chart = usePage((page) => page.chart)
  const language = usePage((page) => page.language)
  useEffect(() => startPureChart(chart), [chart])
  useEffect(() => changeFrameLocale(language), [language])
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
        <PossibleEvents />
        <ContextView />
      </div>
    </div>
  )
}
