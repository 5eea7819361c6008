/** What a customer does on another device, so that the gateway's real answer is the one that a path needs. */
import { anotherPerson } from '#contract/testing/policy-holder.sample.ts'
import { provider } from '#gateway/testing/purchase.sample.ts'
import { caseNamed, lookUpOf, motorcycleLookUpOf } from '#gateway/testing/showcase.sample.ts'
import { advanceCarBodyOrder, type CarBodyStep } from '#tests/journeys/create-car-body-order.ts'
import { advanceOrder, type Device } from '#tests/journeys/create-order.ts'

/** State of a car-body order, by the outcome in a path. */
const carBodySteps: Readonly<Record<string, CarBodyStep>> = {
  'waiting for its inspection': 'inspection',
  'with a place': 'inspection',
  'inspection missing': 'inspection',
  'waiting for its terms': 'terms',
  'with a slot': 'terms',
  'terms missing': 'terms',
  'waiting for documents': 'documents',
  'documents missing': 'documents',
  'waiting for its payment': 'payment',
  'of a complete order': 'payment',
  whole: 'payment',
}

/** Advances an order to the state in which a path finds it. */
export const advanceOrderTo = async (
  device: Device,
  trackingCode: string,
  outcome: string,
): Promise<void> => {
  const { call: ask, product } = device
  const type = { type: product }
  if (product === 'carbody') {
    const at = carBodySteps[outcome]
    return at && advanceCarBodyOrder(device, trackingCode, at)
  }
  if (outcome === 'waiting for documents') return advanceOrder(device, trackingCode, { at: 'documents' })
  if (outcome === 'waiting for its payment' || outcome === 'whole')
    return advanceOrder(device, trackingCode, { at: 'payment' })
  if (outcome === 'waiting for a last check' || outcome === 'to be checked at last')
    return advanceOrder(device, trackingCode, { at: 'payment', holder: anotherPerson })
  if (outcome.includes('cheques')) {
    await ask('changePaymentType', {
      params: type,
      body: { trackingCode, paymentType: 'installment' },
    }).catch(() => undefined)
    if (outcome !== 'to be paid by cheques')
      await advanceOrder(device, trackingCode, {
        at:
          outcome === 'waiting for cheques'
            ? 'documents'
            : outcome === 'cheques missing'
              ? 'cheques'
              : 'payment',
      })
    if (outcome.startsWith('paid')) await device.payAtBank(trackingCode)
    return
  }
  if (outcome === 'to be paid first' || outcome === 'paid first' || outcome === 'paid, details open')
    await ask('chooseInstantPayment', { body: { trackingCode, isInstantPayment: true } })
  if (outcome === 'paid, documents open') await advanceOrder(device, trackingCode, { at: 'payment' })
  if (outcome.startsWith('paid,')) await device.payAtBank(trackingCode)
}

/** Number of addresses and a postal code that may or may not be chosen, by the outcome in a path. */
const books: Readonly<Record<string, { readonly count: number; readonly postalCode: string }>> = {
  one: { count: 1, postalCode: '1398765431' },
  two: { count: 2, postalCode: '1398765431' },
  'one possible': { count: 1, postalCode: '1398765431' },
  'two possible': { count: 2, postalCode: '1398765431' },
  'one that cannot be chosen': { count: 1, postalCode: '9998765431' },
  empty: { count: 0, postalCode: '' },
  'none possible': { count: 0, postalCode: '' },
}

/** Fills the address book as a path finds it. */
export const fillAddressBook = async (
  { call: ask, product }: Device,
  trackingCode: string,
  outcome: string,
): Promise<void> => {
  const book = books[outcome]
  if (!book) return
  const { addresses } = await ask('listAddresses', { query: { trackingCode } })
  const fitting = addresses.filter(({ enable }) => enable === (outcome !== 'one that cannot be chosen'))
  const kept = new Set(fitting.slice(0, book.count).map(({ uid }) => uid))
  for (const { uid } of addresses) if (!kept.has(uid)) await ask('deleteAddress', { params: { id: uid } })
  if (kept.size >= book.count) return
  const { provinces } = await ask('listProvinces', { params: { type: product, trackingCode } })
  const [province] = provinces
  for (let plaque = kept.size + 1; plaque <= book.count; plaque += 1) {
    await ask('createAddress', {
      body: {
        province: province?.code ?? '',
        city: province?.cities[0]?.code ?? '',
        address: 'خیابان آزادی، کوچهٔ بهار',
        plaqueNumber: String(plaque),
        unitNumber: '',
        postalCode: book.postalCode,
      },
    })
  }
}

/** Looks a plate up, so that the customer has one to choose. */
export const lookUpPlate = async ({ call: ask, product }: Device): Promise<void> => {
  if (product === 'carbody') {
    const { nationalCode, plate } = caseNamed('سواری با سابقهٔ کامل')
    await ask('lookUpCarBody', { params: provider, body: { nationalCode, ...plate } })
    return
  }
  await ask(
    'lookUpPlate',
    product === 'motorcycle'
      ? motorcycleLookUpOf('موتورسیکلت با سابقهٔ کامل')
      : lookUpOf('سواری با سابقهٔ کامل'),
  )
}
