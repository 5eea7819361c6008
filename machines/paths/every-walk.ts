/** The walks of the charts, by the chart's name. A chart whose walk is written gets its line here. */
import { paymentResultWalk } from './payment-result.ts'
import { thirdPartyWalk } from './third-party/paths.ts'
import { uploadBoxWalk } from './upload-box.ts'
import type { Walk } from './walked.ts'

export const everyWalk: Readonly<Record<string, Walk>> = { 'third-party': thirdPartyWalk, 'payment-result': paymentResultWalk, 'upload-box': uploadBoxWalk }
