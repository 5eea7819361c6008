/** The address step with an address book, for its tests. */
import { listKeys } from '#adapters/server-lists.ts'
import type { Address as StoredAddress } from '#contract/operations/addresses.ts'
import { offer } from '#explorer/stubs/gateway-answers.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { renderStep } from '../../parts/testing/render-step.tsx'
import Address from '../address.tsx'

/** An address of the book. */
export const stored = (uid: string, otherwise: Partial<StoredAddress> = {}): StoredAddress => ({
  uid,
  province: 'tehran',
  provinceFa: 'تهران',
  city: 'tehran',
  cityFa: 'تهران',
  address: 'خیابان شریعتی، کوچهٔ گلستان',
  plaqueNumber: '12',
  unitNumber: '4',
  postalCode: '1938765431',
  enable: true,
  ...otherwise,
})
export const home = stored('home')
export const work = stored('work', { cityFa: 'ری', unitNumber: '' })
/** No policy is delivered there. */
export const away = stored('away', { cityFa: 'نور', enable: false })
export const provinces = [
  {
    code: 'tehran',
    title: 'تهران',
    postalPrefixes: ['19'],
    cities: [
      { code: 'tehran', title: 'تهران' },
      { code: 'rey', title: 'ری' },
    ],
  },
  { code: 'fars', title: 'فارس', postalPrefixes: ['71'], cities: [{ code: 'shiraz', title: 'شیراز' }] },
]

/**
 * Walks to the address step and renders it.
 * @param read what the page has read of the book
 */
export const arrive = async (
  book: readonly StoredAddress[],
  prepare: (walk: Walk) => void = () => {},
  read: readonly StoredAddress[] = book,
) => {
  const walk = walkThirdParty()
  walk.answer(
    'list the addresses',
    book.map(({ uid, enable }) => ({ uid, enable })),
  )
  prepare(walk)
  await legs.inquiry(walk)
  await legs.offers(walk, offer)
  await legs.holder(walk)
  renderStep(
    walk,
    <Address />,
    [listKeys.addresses(), { addresses: read }],
    [listKeys.provinces(), { provinces }],
  )
  return walk
}
