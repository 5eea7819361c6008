/** An address as text. Specification: document 1 section 3; design language, picture 07. */
import { t } from '@lingui/core/macro'
import type { Address } from '#contract/operations/addresses.ts'
import { digitsText } from '../format/digits.ts'

/** Only the parts that are read: the addresses of a policy and of a delivery are copies without a uid. */
type Place = Pick<Address, 'provinceFa' | 'cityFa'>
type Street = Pick<Address, 'address' | 'plaqueNumber' | 'unitNumber'>

/** «تهران، تهران»: province and city. */
export const placeText = ({ provinceFa, cityFa }: Place): string => t`${provinceFa}، ${cityFa}`

/** Street, building and unit on one line, with Persian digits. */
export const streetText = ({ address, plaqueNumber, unitNumber }: Street): string => {
  const [street, plaque, unit] = [digitsText(address), digitsText(plaqueNumber), digitsText(unitNumber)]
  return unitNumber === '' ? t`${street}، پلاک ${plaque}` : t`${street}، پلاک ${plaque}، واحد ${unit}`
}
