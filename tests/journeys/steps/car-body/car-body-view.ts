/** Texts of the shared steps in the car-body journey, derived from those of third-party insurance. */
import type { ExpectedView } from '../table.ts'

/** Texts that differ as a whole. */
const ownTexts: Readonly<Record<string, string>> = { 'بیمهٔ شخص ثالث': 'بیمهٔ بدنه' }

const ofCarBody = (text: string | RegExp): string | RegExp =>
  typeof text === 'string' ? (ownTexts[text] ?? text) : text

/** The view of a state in the car-body journey. */
export const carBodyView = ({ heading, or, ...rest }: ExpectedView): ExpectedView => ({
  ...rest,
  heading: heading && ofCarBody(heading),
  ...(or && { or: or.map(carBodyView) }),
})
