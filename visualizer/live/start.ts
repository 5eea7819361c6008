/** Starts a chart: in the phone if the app has a page for it, otherwise as a pure machine. */
import { CHARTS_WITH_PAGE } from '../protocol/protocol.ts'
import { testModels } from '#explorer/test-models.ts'
import { isJourneyId } from '#machines/journeys.ts'
import { runPureChart } from './pure-chart.ts'
import { setFrame } from './frame.ts'
import { stopPureChart, currentScene, watchPureChart, watchedPhone } from './phones.ts'

/** Starts a chart at an input case with phone settings. Returns the name of the phone. */
export const startAt = (
  chart: string,
  begin: string,
  preset: Omit<Parameters<typeof setFrame>[0], 'begin'> = {},
): string => {
  if (CHARTS_WITH_PAGE.has(chart))
    setFrame({ ...preset, begin, ...(isJourneyId(chart) && { journey: chart }) })
  else {
    const alone = runPureChart(chart, begin)
    if (alone !== null) watchPureChart(alone)
  }
  return watchedPhone()
}

/** Starts the shown chart if it has no page; the phone stays as it is. */
export const startPureChart = (chart: string): void => {
  if (CHARTS_WITH_PAGE.has(chart)) stopPureChart()
  else if (currentScene()?.chart !== chart) startAt(chart, '')
}

/** Starts the shown chart in the phone, at its plainest input case. */
export const startInPhone = (chart: string): string =>
  startAt(chart, isJourneyId(chart) ? '' : (testModels[chart]?.model().inputCases[0]?.name ?? ''))
