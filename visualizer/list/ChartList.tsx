/** The list of charts with their numbers of states and their coverage by the tests. */
import { figures } from 'virtual:figures'
import { chartName } from '../names/name.ts'
import { count, percent, useText } from '../language.ts'
import { changePage, usePage } from '../page-state.ts'
import { ListHead, ListRow } from '../parts/List.tsx'
import styles from './ChartList.module.css'

export function ChartList() {
  const say = useText()
  const shown = usePage((page) => page.chart)
  return (
    <nav aria-labelledby="charts" className={styles.list}>
      <ListHead id="charts">
        <span>{say({ fa: 'سفرها', en: 'Journeys' })}</span>
        <span>{say({ fa: 'پوشش آزمون', en: 'Test coverage' })}</span>
      </ListHead>
      {figures.map(({ chart, states, transitions }) => {
        const share = transitions === null ? null : transitions.reached / transitions.all
        const coverage = share === null ? { fa: 'نامعلوم', en: 'unknown' } : percent(share)
        return (
          <ListRow
            key={chart}
            aria-current={chart === shown}
            onClick={() => changePage({ chart, step: null, state: null, path: null, at: 0 })}
          >
            <span className={styles.name}>{say(chartName(chart))}</span>
            <span className={styles.states}>
              {say({ fa: `${count(states).fa} حالت`, en: `${states} states` })}
            </span>
            <b className={styles.share}>{say(coverage)}</b>
            <span className={styles.gauge} aria-hidden="true">
              <i style={{ inlineSize: `${Math.floor((share ?? 0) * 100)}%` }} />
            </span>
          </ListRow>
        )
      })}
    </nav>
  )
}
