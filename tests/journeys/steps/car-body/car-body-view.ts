/** What the shared steps say in the car-body journey: the same sentences about another insurance. */
import type { ExpectedView } from '../table.ts'

/** Whole texts that differ. */
const ownTexts: Readonly<Record<string, string>> = { 'بیمهٔ شخص ثالث': 'بیمهٔ بدنه' }

const ofCarBody = (text: string | RegExp): string | RegExp =>
  typeof text === 'string' ? (ownTexts[text] ?? text) : text

/** The view of a state in the car-body journey. */
export const carBodyView = ({ heading, or, ...rest }: ExpectedView): ExpectedView => ({
  ...rest,
  heading: heading && ofCarBody(heading),
  ...(or && { or: or.map(carBodyView) }),
})
