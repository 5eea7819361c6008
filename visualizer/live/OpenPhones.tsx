/** The open phones of this browser: this page's own and those in other tabs. One of them is watched. */
import { ExternalLink } from 'lucide-react'
import { useText } from '../language.ts'
import { stateText } from '../names/state-paths.ts'
import { addressOf, currentPreset } from './frame.ts'
import { useFramed, useTabs, useWatched, watch } from './phones.ts'
import styles from './OpenPhones.module.css'

export function OpenPhones() {
  const say = useText()
  const watched = useWatched()
  const framed = useFramed()
  const tabs = useTabs()
  const { phone: _, ...preset } = currentPreset()
  return (
    <span className={styles.attach}>
      <select
        className={styles.choice}
        aria-label={say({ fa: 'کدام گوشی', en: 'Which phone' })}
        value={watched}
        onChange={({ currentTarget }) => watch(currentTarget.value)}
      >
        <option value={framed}>{say({ fa: 'گوشی همین صفحه', en: 'This page’s phone' })}</option>
        {tabs.map(([name, scene]) => (
          <option key={name} value={name}>
            {say({
              fa: `برگهٔ دیگر: ${stateText(scene.chart, scene.active).fa}`,
              en: `Another tab: ${stateText(scene.chart, scene.active).en}`,
            })}
          </option>
        ))}
      </select>
      <a
        className={styles.open}
        href={addressOf(preset)}
        target="_blank"
        rel="noreferrer"
        aria-label={say({ fa: 'بازکردن در برگهٔ تازه', en: 'Open in a new tab' })}
      >
        <ExternalLink size={16} aria-hidden="true" />
      </a>
    </span>
  )
}
