/** The phone's frame with the second entry of the app, or information about the watched tab. */
import { SignalHigh, Wifi } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useText } from '../language.ts'
import { stateText } from '../names/state-paths.ts'
import { usePage } from '../page-state.ts'
import { useFrame } from './frame.ts'
import { useFramed, useIsPureChart, useScene, useWatched } from './phones.ts'
import styles from './Phone.module.css'

export function Phone() {
  const say = useText()
  const { preset, address } = useFrame()
  const app = useRef<HTMLIFrameElement>(null)
  const scheme = usePage((page) => page.scheme)
  /** The app uses the page's colour scheme. */
  const dress = useCallback(() => {
    const html = app.current?.contentDocument?.documentElement
    if (html) html.dataset['scheme'] = scheme ?? ''
  }, [scheme])
  useEffect(dress, [dress])
  const isOwn = useWatched() === useFramed()
  const isAlone = useIsPureChart()
  return (
    <>
      <div className={styles.stand} hidden={!isOwn}>
        <div className={styles.phone}>
          <span className={styles.status} dir="ltr" aria-hidden="true">
            <b>9:41</b>
            <SignalHigh size={13} />
            <Wifi size={13} />
          </span>
          {address !== null && (
            <iframe
              ref={app}
              key={preset.phone}
              onLoad={dress}
              className={styles.app}
              src={address}
              title={say({ fa: 'برنامه در گوشی', en: 'The app in the phone' })}
            />
          )}
        </div>
      </div>
      {!isOwn && (isAlone ? <ByItself /> : <Elsewhere />)}
    </>
  )
}

/** Replaces the phone for charts without a page. */
function ByItself() {
  const say = useText()
  const language = usePage((page) => page.language)
  const scene = useScene()
  return (
    <div className={styles.elsewhere} lang={language}>
      <b>{say({ fa: 'این نمودار صفحه‌ای از خود ندارد', en: 'This chart has no screen of its own' })}</b>
      <span>{say(stateText(scene?.chart ?? null, scene?.active ?? []))}</span>
      <small>
        {say({
          fa: 'رویدادها و پاسخ‌ها خود نمودار را پیش می‌برند.',
          en: 'Events and outcomes drive the chart itself.',
        })}
      </small>
    </div>
  )
}

function Elsewhere() {
  const say = useText()
  const language = usePage((page) => page.language)
  const scene = useScene()
  return (
    <div className={styles.elsewhere} lang={language}>
      <b>{say({ fa: 'برنامه در برگهٔ دیگری باز است', en: 'The app is open in another tab' })}</b>
      <span>{say(stateText(scene?.chart ?? null, scene?.active ?? []))}</span>
      <small>
        {say({ fa: 'آنچه آنجا نوشته می‌شود اینجا پوشیده است.', en: 'What is typed there is masked here.' })}
      </small>
    </div>
  )
}
