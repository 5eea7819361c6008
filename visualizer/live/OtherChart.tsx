/** Notice that the phone runs another chart, with a button that starts the shown one. */
import { Play } from 'lucide-react'
import { CHARTS_WITH_PAGE } from '../protocol/protocol.ts'
import { useText } from '../language.ts'
import { chartName } from '../names/name.ts'
import { usePage } from '../page-state.ts'
import { ToolButton } from '../parts/ToolButton.tsx'
import { startInPhone } from './start.ts'
import { useFramed, useScene, useWatched } from './phones.ts'
import styles from './PhoneBar.module.css'

export function OtherChart() {
  const say = useText()
  const chart = usePage((page) => page.chart)
  const path = usePage((page) => page.path)
  const running = useScene()?.chart ?? chart
  const isOwn = useWatched() === useFramed()
  if (!isOwn || running === chart || path !== null || !CHARTS_WITH_PAGE.has(chart)) return null
  const [runs, reads] = [chartName(running), chartName(chart)]
  return (
    <div className={styles.other}>
      <span>{say({ fa: `در گوشی: ${runs.fa}`, en: `In the phone: ${runs.en}` })}</span>
      <ToolButton onClick={() => startInPhone(chart)}>
        <Play size={16} aria-hidden="true" />
        {say({ fa: `اجرای ${reads.fa}`, en: `Run ${reads.en}` })}
      </ToolButton>
    </div>
  )
}
