/** Starts a chart: in the phone if the app has a page for it, otherwise as a pure machine. */
import { CHARTS_WITH_PAGE } from '../protocol/protocol.ts'
import { testModels } from '#explorer/test-models.ts'
import { runAlone } from './pure-chart.ts'
import { setFrame } from './frame.ts'
import { leaveAlone, sceneNow, watchAlone, watchedNow } from './phones.ts'

/** Starts a chart at an input case with phone settings. Returns the name of the phone. */
export const beginAt = (
  chart: string,
  begin: string,
  preset: Omit<Parameters<typeof setFrame>[0], 'begin'> = {},
): string => {
  if (CHARTS_WITH_PAGE.has(chart)) setFrame({ ...preset, begin })
  else {
    const alone = runAlone(chart, begin)
    if (alone !== null) watchAlone(alone)
  }
  return watchedNow()
}

/** Starts the shown chart if it has no page; the phone stays as it is. */
export const stand = (chart: string): void => {
  if (CHARTS_WITH_PAGE.has(chart)) leaveAlone()
  else if (sceneNow()?.chart !== chart) beginAt(chart, '')
}

/** Starts the shown chart in the phone, at its plainest input case. */
export const beginInThePhone = (chart: string): string =>
  beginAt(chart, chart === 'third-party' ? '' : (testModels[chart]?.model().inputCases[0]?.name ?? ''))
