/**
 * The possible events of the app: results of its pending calls, delays, and events of its state. Events that
 * cannot be sent are locked and name the guard that refuses them.
 */
import { Clock, MousePointerClick, RadioTower } from 'lucide-react'
import type { PossibleEvent, PhoneState } from '../protocol/protocol.ts'
import { count, useText } from '../language.ts'
import { possibleEventName, detailName } from '../names/event-names.ts'
import { callName } from '../names/name.ts'
import { usePage } from '../page-state.ts'
import { Absent, Locked } from './Locked.tsx'
import { sendCommand, useScene } from './phones.ts'
import styles from './PossibleEvents.module.css'

/** Order: the state's own events first, events of nearly every state last. */
const ranks: Readonly<Record<string, number>> = {
  continue: 0,
  'sheet.closed': 2,
  back: 2,
  'session.changed': 3,
}
const rankOf = ({ of }: PossibleEvent): number => ranks[of] ?? 1

const happen = ({ name }: PossibleEvent) => void sendCommand({ kind: 'happen', name })

export function PossibleEvents() {
  const say = useText()
  const scene = useScene()
  if (scene === null) return null
  const events = scene.possibleEvents
    .filter(({ kind, open }) => kind === 'event' && open)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  const locked = scene.possibleEvents.filter(({ kind, open }) => kind === 'event' && !open)
  return (
    <>
      <Calls scene={scene} />
      {scene.possibleEvents
        .filter(({ kind }) => kind === 'delay')
        .map((delay) => (
          <Row key={delay.name} possibleEvent={delay} />
        ))}
      <h2 className={styles.head}>
        <span>{say({ fa: 'رویدادهای ممکن در این حالت', en: 'Events possible now' })}</span>
        <span>{say(count(events.length))}</span>
      </h2>
      <ul className={styles.list}>
        {events.map((possibleEvent) => (
          <li key={possibleEvent.name}>
            <Row possibleEvent={possibleEvent} />
          </li>
        ))}
        {locked.map((possibleEvent) => (
          <Locked key={possibleEvent.name} possibleEvent={possibleEvent} />
        ))}
      </ul>
      <Absent scene={scene} />
    </>
  )
}

function Row({ possibleEvent }: { possibleEvent: PossibleEvent }) {
  const say = useText()
  const technical = usePage((page) => page.technical)
  const Icon = possibleEvent.kind === 'delay' ? Clock : MousePointerClick
  const detail = say(detailName(possibleEvent.detail))
  return (
    <button
      type="button"
      className={styles.row}
      data-kind={possibleEvent.kind}
      disabled={!possibleEvent.open}
      onClick={() => happen(possibleEvent)}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={styles.name}>
        {say(possibleEventName(possibleEvent))} {detail !== '' && <small>{detail}</small>}
      </span>
      {technical && <code dir="ltr">{possibleEvent.of}</code>}
    </button>
  )
}

/** Pending calls; a call that the real gateway answers has no result to choose. */
function Calls({ scene }: { scene: PhoneState }) {
  const say = useText()
  return scene.calls.map((call) => {
    const outcomes = scene.possibleEvents.filter(({ kind, of }) => kind === 'outcome' && of === call)
    const name = say(callName(call))
    return (
      <section key={call} className={styles.call} aria-label={name}>
        <h2 className={styles.head}>
          <span className={styles.waiting}>
            <RadioTower size={16} aria-hidden="true" />
            {name}
          </span>
          <span>
            {outcomes.length === 0
              ? say({ fa: 'در انتظار درگاه', en: 'Waiting for the gateway' })
              : say({ fa: 'پاسخ را انتخاب کنید', en: 'Choose its outcome' })}
          </span>
        </h2>
        <div className={styles.outcomes}>
          {outcomes.map((possibleEvent) => (
            <button
              key={possibleEvent.name}
              type="button"
              className={styles.outcome}
              onClick={() => happen(possibleEvent)}
            >
              {say(detailName(possibleEvent.detail))}
            </button>
          ))}
        </div>
      </section>
    )
  })
}
