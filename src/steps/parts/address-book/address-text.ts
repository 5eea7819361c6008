/** An address in words. Specification: document 1 section 3; design language, picture 07. */
import { t } from '@lingui/core/macro'
import type { Address } from '#contract/operations/addresses.ts'
import type { AddressDraft } from '#machines/journey/answers.ts'
import { digitsText } from '#ui/format/digits.ts'

/** What an address is read out by; the policy's and the delivery's are copies without a place in the book. */
type Place = Pick<Address, 'provinceFa' | 'cityFa'>
type Street = Pick<Address, 'address' | 'plaqueNumber' | 'unitNumber'>

/** Takes an address; gives «تهران، تهران»: province and city. */
export const placeText = ({ provinceFa, cityFa }: Place): string => t`${provinceFa}، ${cityFa}`

/** Takes an address; gives street, building and unit on one line, digits in Persian. */
export const streetText = ({ address, plaqueNumber, unitNumber }: Street): string => {
  const [street, plaque, unit] = [digitsText(address), digitsText(plaqueNumber), digitsText(unitNumber)]
  return unitNumber === '' ? t`${street}، پلاک ${plaque}` : t`${street}، پلاک ${plaque}، واحد ${unit}`
}

/** Takes an address; gives what a form that changes it begins with. */
export const draftOf = ({
  province,
  city,
  address,
  plaqueNumber,
  unitNumber,
  postalCode,
}: Address): AddressDraft => ({
  province,
  city,
  address,
  plaqueNumber,
  unitNumber,
  postalCode,
})

/** A form for a new address begins with nothing. */
export const emptyDraft: AddressDraft = {
  province: '',
  city: '',
  address: '',
  plaqueNumber: '',
  unitNumber: '',
  postalCode: '',
}
