/** The failure of the open path in the last test run or in this phone: expected and actual state. */
import { CircleX } from 'lucide-react'
import { count, useText, type LocalisedText } from '../language.ts'
import { inputCaseName, localisedEventName } from '../names/event-names.ts'
import { usePlaying } from './player.ts'
import { replayNames } from './replay-names.ts'
import { useResults } from './results.ts'
import styles from './Player.module.css'

type Said = {
  readonly start: string
  readonly where: LocalisedText
  readonly step: number
  readonly by: string
  readonly expected: string
  readonly found: string
}

export function Failure() {
  const playing = usePlaying()
  const { marks } = useResults()
  if (playing === null) return null
  const { path, deviation } = playing
  const mark = marks.get(path.name)
  const failure = mark?.failure ?? null
  return (
    <>
      {mark?.failedIn && failure && (
        <Said
          start={path.start}
          where={replayNames[mark.failedIn]}
          step={failure.step ?? 0}
          by={failure.by ?? ''}
          expected={failure.expected ?? ''}
          found={failure.found ?? ''}
        />
      )}
      {deviation && (
        <Said
          start={path.start}
          where={{ fa: 'همین گوشی', en: 'This phone' }}
          step={deviation.step}
          by={path.steps[deviation.step - 1] ?? ''}
          expected={deviation.expected}
          found={deviation.found}
        />
      )}
    </>
  )
}

function Said({ start, where, step, by, expected, found }: Said) {
  const say = useText()
  return (
    <div className={styles.failure} role="note">
      <b>
        <CircleX size={16} aria-hidden="true" />
        {say({ fa: `${where.fa}، گام ${count(step).fa} نگذشت`, en: `${where.en}: step ${step} failed` })}
      </b>
      <span>{say(step === 0 ? inputCaseName(start) : localisedEventName(by))}</span>
      <dl>
        <dt>{say({ fa: 'انتظار', en: 'Expected' })}</dt>
        <dd dir="auto">{expected}</dd>
        <dt>{say({ fa: 'یافته', en: 'Found' })}</dt>
        <dd dir="auto">{found}</dd>
      </dl>
    </div>
  )
}
