/** Begins a chart before the reader's eyes: in the phone where the app has a page for it, by itself where it has none. */
import { CHARTS_WITH_PAGE } from '../protocol/protocol.ts'
import { testModels } from '#explorer/test-models.ts'
import { runAlone } from './alone.ts'
import { setFrame } from './frame.ts'
import { leaveAlone, sceneNow, watchAlone, watchedNow } from './phones.ts'

/** Takes a chart, one of its beginnings, and how a phone is to be set for it; gives the name of the phone that it begins in. */
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

/** Takes the chart that is read: one without a page stands by itself at once; the phone stays where it is. */
export const stand = (chart: string): void => {
  if (CHARTS_WITH_PAGE.has(chart)) leaveAlone()
  else if (sceneNow()?.chart !== chart) beginAt(chart, '')
}

/** Takes the chart that is read; the phone begins it, at its plainest beginning. */
export const beginInThePhone = (chart: string): string =>
  beginAt(chart, chart === 'third-party' ? '' : (testModels[chart]?.model().inputCases[0]?.name ?? ''))
