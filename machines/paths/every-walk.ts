/**
 * The one list of the product's charts: who writes a chart writes its walk and adds a line here. Coverage, catalogue, replay on
 * the machine, map and visualizer take it up from here.
 */
import { installingWalk } from './app/installing.ts'
import { sessionWalk } from './app/session.ts'
import { startupWalk } from './app/startup.ts'
import { supportWalk } from './app/support.ts'
import { toastsWalk } from './app/toasts.ts'
import { updatesWalk } from './app/updates.ts'
import { paymentResultWalk } from './payment-result.ts'
import { thirdPartyWalk } from './third-party/paths.ts'
import { uploadBoxWalk } from './upload-box.ts'
import type { Walk } from './walked.ts'

const walks: readonly Walk[] = [
  thirdPartyWalk,
  paymentResultWalk,
  uploadBoxWalk,
  startupWalk,
  sessionWalk,
  toastsWalk,
  updatesWalk,
  installingWalk,
  supportWalk,
]

/** The walks of the charts, by the chart's id. */
export const everyWalk: Readonly<Record<string, Walk>> = Object.fromEntries(
  walks.map((walk) => [walk.chart.id, walk]),
)
