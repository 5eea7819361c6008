/** The player of the open path: position, last event, controls. Media controls are never mirrored. */
import { ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { count, useText } from '../language.ts'
import { inputCaseName, localisedEventName } from '../names/event-names.ts'
import { stateText } from '../names/state-paths.ts'
import { Failure } from './Failure.tsx'
import { back, play, setSpeed, speeds, step, stop, toEnd, toStart, usePlaying, useSpeed } from './player.ts'
import styles from './Player.module.css'

export function Player() {
  const say = useText()
  const playing = usePlaying()
  if (playing === null) return null
  const { path, at, expected, isPlaying, isBusy } = playing
  const steps = path.steps.length
  const [isFirst, isLast] = [at === 0, at === steps]
  const last = path.steps[at - 1]
  return (
    <section className={styles.player} aria-label={say({ fa: 'پخش مسیر', en: 'Replay of the path' })}>
      <Failure />
      <div className={styles.where}>
        <b>{say({ fa: `گام ${count(at).fa} از ${count(steps).fa}`, en: `Step ${at} of ${steps}` })}</b>
        <span>{say(stateText(path.chart, expected[at]?.places ?? []))}</span>
      </div>
      <div
        className={styles.segments}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={steps}
        aria-valuenow={at}
        aria-label={say({ fa: 'گام‌های مسیر', en: 'Steps of the path' })}
      >
        {Array.from(path.steps.keys(), (place) => (
          <i key={place} data-step={place < at - 1 ? 'done' : place === at - 1 ? 'now' : 'ahead'} />
        ))}
      </div>
      <p className={styles.last}>
        {say(last === undefined ? inputCaseName(path.start) : localisedEventName(last))}
      </p>
      <div className={styles.controls} dir="ltr">
        <button
          type="button"
          className={styles.control}
          disabled={isFirst && !isBusy}
          aria-label={say({ fa: 'از اول مسیر', en: 'To the start' })}
          onClick={toStart}
        >
          <SkipBack size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.control}
          disabled={isFirst || (isBusy && !isPlaying)}
          aria-label={say({ fa: 'گام قبل', en: 'Step back' })}
          onClick={() => void back()}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </button>
        {isPlaying ? (
          <button
            type="button"
            className={styles.play}
            aria-label={say({ fa: 'مکث', en: 'Pause' })}
            onClick={stop}
          >
            <Pause size={20} aria-hidden="true" />
          </button>
        ) : (
          <button
            type="button"
            className={styles.play}
            disabled={isLast || isBusy}
            aria-label={say({ fa: 'پخش', en: 'Play' })}
            onClick={() => void play()}
          >
            <Play size={20} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={styles.control}
          disabled={isLast || (isBusy && !isPlaying)}
          aria-label={say({ fa: 'گام بعد', en: 'Next step' })}
          onClick={() => void step()}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.control}
          disabled={isLast || (isBusy && !isPlaying)}
          aria-label={say({ fa: 'تا آخر مسیر', en: 'To the end' })}
          onClick={() => void toEnd()}
        >
          <SkipForward size={18} aria-hidden="true" />
        </button>
      </div>
      <Speeds />
    </section>
  )
}

function Speeds() {
  const say = useText()
  const speed = useSpeed()
  return (
    <div className={styles.speeds} role="group" aria-label={say({ fa: 'سرعت', en: 'Speed' })} dir="ltr">
      {speeds.map((each) => (
        <button key={each} type="button" aria-pressed={each === speed} onClick={() => setSpeed(each)}>
          {say({ fa: `${each.toLocaleString('fa-IR')}×`, en: `${each}×` })}
        </button>
      ))}
    </div>
  )
}
