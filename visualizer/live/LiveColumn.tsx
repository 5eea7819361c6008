/** The phone with the real app, and what may happen in its state. Picture of the journey visualizer, the column at the inline start. */
import { useEffect } from 'react'
import { Chances } from './Chances.tsx'
import { Memory } from './Memory.tsx'
import { Phone } from './Phone.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { lookForPhones } from './phones.ts'
import { walkAlong } from './walk.ts'
import styles from './LiveColumn.module.css'

export default function LiveColumn() {
  useEffect(lookForPhones, [])
  useEffect(walkAlong, [])
  return (
    <div className={styles.column}>
      <PhoneBar />
      <Phone />
      <div className={styles.below}>
        <Chances />
        <Memory />
      </div>
    </div>
  )
}
