/** The page: a bar and three columns. */
import { useEffect } from 'react'
import { ChartPane } from './ChartPane.tsx'
import { ChartList } from '../list/ChartList.tsx'
import LiveColumn from '../live/LiveColumn.tsx'
import { usePage } from '../page-state.ts'
import PathsColumn from '../replay/PathsColumn.tsx'
import { useText } from '../language.ts'
import { Bar } from './Bar.tsx'
import styles from './Page.module.css'

export function Page() {
  const say = useText()
  const language = usePage((page) => page.language)
  const scheme = usePage((page) => page.scheme)
  const title = say({ fa: 'سپر | نمایشگر سفر', en: 'Separ | journey visualizer' })
  useEffect(() => {
    const { documentElement: html } = document
    html.lang = language
    html.dir = language === 'fa' ? 'rtl' : 'ltr'
    if (scheme === null) html.removeAttribute('data-scheme')
    else html.dataset['scheme'] = scheme
    document.title = title
  }, [language, scheme, title])
  return (
    <div className={styles.page}>
      <Bar />
      <div className={styles.columns}>
        <section className={styles.start} aria-label={say({ fa: 'برنامهٔ زنده', en: 'Live app' })}>
          <LiveColumn />
        </section>
        <main className={styles.chart}>
          <ChartPane />
        </main>
        <section className={styles.end} aria-label={say({ fa: 'سفرها و مسیرها', en: 'Journeys and paths' })}>
          <ChartList />
          <PathsColumn />
        </section>
      </div>
    </div>
  )
}
