/** Texts of the shared steps in the motorcycle journey, derived from those of third-party insurance. */
import type { ExpectedView } from './table.ts'

/** Texts that differ by more than the vehicle's name. */
const ownTexts: Readonly<Record<string, string>> = {
  'بیمهٔ شخص ثالث': 'بیمهٔ موتورسیکلت',
  'خودروی شما چیست؟': 'موتورسیکلت شما از کدام نوع است؟',
  'فهرست خودروها و شرکت‌های بیمه را می‌گیریم…': 'فهرست موتورسیکلت‌ها و شرکت‌های بیمه را می‌گیریم…',
}

const inWords = (text: string): string =>
  ownTexts[text] ?? text.replaceAll('خودروی', 'موتورسیکلت').replaceAll('خودرو', 'موتورسیکلت')

const ofMotorcycle = (text: string | RegExp): string | RegExp =>
  typeof text === 'string'
    ? inWords(text)
    : new RegExp(inWords(text.source).replace('۲۰۷', 'دنده‌ای'), text.flags)

/** The view of a state in the motorcycle journey. */
export const motorcycleView = ({
  heading,
  primary,
  texts,
  errors,
  or,
  ...rest
}: ExpectedView): ExpectedView => ({
  ...rest,
  heading: heading && ofMotorcycle(heading),
  primary: primary && ofMotorcycle(primary),
  ...(texts && { texts: texts.map(ofMotorcycle) }),
  ...(errors && { errors: errors.map(ofMotorcycle) }),
  ...(or && { or: or.map(motorcycleView) }),
})
