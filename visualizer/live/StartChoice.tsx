/** Start of the phone: one of the input cases of a chart with a page, or of a chart that runs without one. */
import { CHARTS_WITH_PAGE } from '../protocol/protocol.ts'
import { testModels } from '#explorer/test-models.ts'
import { isJourneyId } from '#machines/journeys.ts'
import { useText } from '../language.ts'
import { inputCaseName } from '../names/event-names.ts'
import { chartName } from '../names/name.ts'
import { changePage, usePage } from '../page-state.ts'
import { startAt } from './start.ts'
import { useFrame } from './frame.ts'
import { useIsPureChart, useScene } from './phones.ts'
import styles from './SetUp.module.css'

/** Start at the first page with the session's settings. */
const bySession: ReadonlySet<string> = new Set(['guest', 'signed in'])

const known = new Map<string, readonly string[]>()
const beginningsOf = (chart: string): readonly string[] => {
  const names = known.get(chart) ?? testModels[chart]?.model().inputCases.map(({ name }) => name) ?? []
  known.set(chart, names)
  return names
}

export function StartChoice() {
  const say = useText()
  const { preset } = useFrame()
  const isAlone = useIsPureChart()
  const alone = useScene()?.preset.begin ?? ''
  const read = usePage((page) => page.chart)
  // Every journey begins in the same ways, so only those of the shown one are listed.
  const journey = isJourneyId(read) ? read : 'third-party'
  const charts = isAlone
    ? [read]
    : [...CHARTS_WITH_PAGE].filter((chart) => !isJourneyId(chart) || chart === journey)
  const begin = (value: string) => {
    const chart = charts.find((each) => beginningsOf(each).includes(value)) ?? journey
    if (chart !== read) changePage({ chart, step: null, state: null, path: null, at: 0 })
    startAt(chart, value)
  }
  return (
    <label className={styles.field}>
      <span>{say({ fa: 'آغاز', en: 'Begins' })}</span>
      <select
        value={isAlone ? alone : preset.begin}
        onChange={({ currentTarget }) => begin(currentTarget.value)}
      >
        {!isAlone && <option value="">{say({ fa: 'صفحهٔ اول سفر', en: 'At the first page' })}</option>}
        {charts.map((chart) => (
          <optgroup key={chart} label={say(chartName(chart))}>
            {beginningsOf(chart)
              .filter((each) => isAlone || !bySession.has(each))
              .map((each) => (
                <option key={each} value={each}>
                  {say(inputCaseName(each))}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
