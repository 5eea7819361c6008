/**
 * Events that cannot be sent now, with the guard that refused and the context that it read, or because no
 * transition takes them.
 */
import { Lock } from 'lucide-react'
import { useState } from 'react'
import type { PossibleEvent, FailedGuard, PhoneState } from '../protocol/protocol.ts'
import { vocabularyOf } from '../protocol/vocabulary.ts'
import { count, useText } from '../language.ts'
import { possibleEventName, detailName } from '../names/event-names.ts'
import { eventName, guardName } from '../names/name.ts'
import styles from './PossibleEvents.module.css'

export function Locked({ possibleEvent }: { possibleEvent: PossibleEvent }) {
  const say = useText()
  const detail = say(detailName(possibleEvent.detail))
  return (
    <li className={styles.locked}>
      <Lock size={16} aria-hidden="true" />
      <span className={styles.name}>
        {say(possibleEventName(possibleEvent))} {detail !== '' && <small>{detail}</small>}
        {possibleEvent.refusals.map((refusal) => (
          <Reason key={refusal.guard} refusal={refusal} />
        ))}
      </span>
    </li>
  )
}

function Reason({ refusal: { guard, read } }: { refusal: FailedGuard }) {
  const say = useText()
  const name = guardName(guard)
  const refused = { fa: `شرط برقرار نیست: ${name.fa}`, en: `The condition does not hold: ${name.en}` }
  return (
    <span className={styles.reason}>
      {say(refused)}
      {read.map(({ part, value }) => (
        <code key={part} dir="ltr">
          {part} = {value === '' ? '∅' : value}
        </code>
      ))}
    </span>
  )
}

/** The other events of the chart: no transition of this state takes them. */
export function Absent({ scene }: { scene: PhoneState }) {
  const say = useText()
  const [isOpen, open] = useState(false)
  const here = new Set(scene.possibleEvents.map(({ of }) => of))
  const absent = (vocabularyOf(scene.chart ?? '')?.events ?? []).filter((type) => !here.has(type))
  if (absent.length === 0) return null
  return (
    <>
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <span>{say({ fa: 'رویدادهایی که این حالت نمی‌شناسد', en: 'Events this state does not take' })}</span>
        <span>{say(count(absent.length))}</span>
      </button>
      {isOpen && (
        <p className={styles.absent}>
          {absent.map((type) => say(eventName(type))).join(say({ fa: '، ', en: ', ' }))}
        </p>
      )}
    </>
  )
}
