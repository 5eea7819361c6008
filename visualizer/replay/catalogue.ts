/** The paths of the catalogues, as the tests walk them. Statechart rulings, section 5. */
import paymentResult from '#machines/paths/catalogues/payment-result.txt?raw'
import thirdParty from '#machines/paths/catalogues/third-party.txt?raw'
import { type CataloguePath, pathsIn } from './paths-in.ts'

/** By the name of the chart. One without a page of its own is replayed nowhere. */
export const paths: Readonly<Record<string, readonly CataloguePath[]>> = {
  'third-party': pathsIn('third-party', thirdParty),
  'payment-result': pathsIn('payment-result', paymentResult),
}
