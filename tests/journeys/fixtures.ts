/**
 * Fixtures of the journey specs. `openAt` opens the app anywhere without typing the way there: at a step of
 * an order, at a step of the inquiry, or at any address with a user signed in. Setup runs over the gateway's
 * HTTP API.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { registry } from '#contract/index.ts'
import { guestPath } from '#contract/operation.ts'
import { plateLetters } from '#contract/values/plate-letters.ts'
import { filledPath, isAnswerOf } from '#gateway/testing/client.sample.ts'
import { provider, type } from '#gateway/testing/purchase.sample.ts'
import { quoteFromLookup } from '#machines/products/liability/context-updates.ts'
import { test as base } from '#tests/browser/fixtures.ts'
import { type CarBodyOrderOptions, type CarBodyStep, createCarBodyOrder } from './create-car-body-order.ts'
import { createOrder, type Device, type OrderOptions, signInDevice } from './create-order.ts'
import { knownVehicle, type Vehicle } from './customer.ts'
import { beSignedIn, sessionOf } from './session.ts'
import { storeJourney } from './store-journey.ts'
import { emptyLiabilityQuote } from '#machines/journey/quote.ts'

export { expect, expectAccessible, expectToFit } from '#tests/browser/fixtures.ts'

/** A file of the app's origin. Its page can write to the browser's storage before the app runs. */
const PLAIN_PAGE = '/icons/separ-180.png'

const orderSteps = {
  holder: 'personal-information',
  address: 'address',
  delivery: 'forwarding-details',
  documents: 'upload-documents',
  cheques: 'upload-installment-documents',
  payment: 'payment',
} as const

const carBodySteps = {
  holder: 'personal-information',
  address: 'address',
  inspection: 'inspection',
  terms: 'terms-and-conditions',
  documents: 'upload-documents',
  cheques: 'upload-installment-documents',
  payment: 'payment',
} as const satisfies Record<CarBodyStep, string>

const inquirySteps = {
  vehicle: 'sanhub?step=2',
  insurance: 'sanhub?step=3',
  claims: 'sanhub?step=4',
  offers: 'offers',
} as const

export type OpenOrder = {
  readonly cellNumber: string
  readonly trackingCode: string
  /** Another device of the same user. */
  readonly device: Device
}

export type OrderSetup = Partial<OrderOptions> & {
  /** A new customer by default. */
  readonly cellNumber?: string
  /** Query of the address: «?incomplete=true». */
  readonly query?: string
  /** Step in the address, if it differs from the step that the order has reached. */
  readonly addressOf?: keyof typeof orderSteps | 'receipt'
  /** Runs once the order exists and before the app opens: uploads, payments, intercepted requests. */
  readonly before?: (order: OpenOrder) => Promise<unknown>
}

export type InquirySetup = {
  /** The first showcase vehicle by default. */
  readonly vehicle?: Vehicle
  /** Signs this user in; a guest by default. */
  readonly cellNumber?: string
}

export type OpenAt = {
  /** Creates an order up to a step, signs its user in and opens the step. */
  readonly order: (step: keyof typeof orderSteps, setup?: OrderSetup) => Promise<OpenOrder>
  /** Creates a car-body order up to a step, signs its user in and opens the step. */
  readonly carBodyOrder: (step: CarBodyStep, setup?: Omit<CarBodyOrderOptions, 'at'>) => Promise<OpenOrder>
  /** Looks a vehicle up, stores the inquiry in the browser and opens one of its steps or the offers. */
  readonly inquiry: (step: keyof typeof inquirySteps, setup?: InquirySetup) => Promise<void>
  /** Signs a user in and opens an address. */
  readonly path: (path: string, cellNumber?: string) => Promise<Device>
}

export const addressOfOrder = (step: keyof typeof orderSteps | 'receipt', trackingCode: string): string =>
  step === 'receipt' ? `/payment-result/${trackingCode}` : `/third-party/${orderSteps[step]}/${trackingCode}`

const latin = (text: string): string =>
  text.replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))

const lookupBody = ({ plate: [plk1, letter, plk3, plkSrl], nationalCode }: Vehicle) => ({
  nationalCode: latin(nationalCode),
  plk1: latin(plk1),
  plk2: plateLetters.find((known) => known.letter === letter)?.code ?? '',
  plk3: latin(plk3),
  plkSrl: latin(plkSrl),
})

/** Registers a guest, stores it in the browser and looks the vehicle up on its behalf. */
async function lookUpAsGuest(page: Page, address: string, body: ReturnType<typeof lookupBody>) {
  const uuid = randomUUID()
  const post = async (path: string, content: object): Promise<unknown> => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    })
    const envelope: { body?: unknown } = await answer.json()
    return envelope.body
  }
  await post(registry.registerGuest.path, { uuid })
  const path = filledPath(guestPath(registry.lookUpPlate.path), { ...type, ...provider })
  const answer = await post(`${path}?uuid=${uuid}`, body)
  if (!isAnswerOf('lookUpPlate', answer)) throw new Error(`The lookup answered ${JSON.stringify(answer)}`)
  await page.evaluate((id) => {
    localStorage.setItem('separ.guest', JSON.stringify({ uuid: id, createdAt: Date.now(), registered: true }))
  }, uuid)
  return { owner: `guest:${uuid}`, answer }
}

async function lookUpAsUser(page: Page, device: Device, body: ReturnType<typeof lookupBody>) {
  const session = await sessionOf(device)
  await beSignedIn(page, session)
  const answer = await device.call('lookUpPlate', { params: { ...type, ...provider }, body })
  return { owner: `user:${session.userId}`, answer }
}

export const test = base.extend<{ openAt: OpenAt }>({
  openAt: async ({ page, gateway, freshCustomer }, provide) => {
    const { address } = gateway
    await provide({
      order: async (step, { cellNumber = freshCustomer().cellNumber, ...setup } = {}) => {
        const { query = '', addressOf = step, before, ...options } = setup
        const device = await signInDevice(address, cellNumber)
        const [trackingCode, session] = await Promise.all([
          createOrder(device, { at: step, ...options }),
          sessionOf(device),
        ])
        await beSignedIn(page, session)
        const order = { cellNumber, trackingCode, device }
        await before?.(order)
        await page.goto(addressOfOrder(addressOf, trackingCode) + query)
        return order
      },
      carBodyOrder: async (step, options = {}) => {
        const { cellNumber } = freshCustomer()
        const device = await signInDevice(address, cellNumber, 'carbody')
        const [trackingCode, session] = await Promise.all([
          createCarBodyOrder(device, { at: step, ...options }),
          sessionOf(device),
        ])
        await beSignedIn(page, session)
        await page.goto(`/car-body/${carBodySteps[step]}/${trackingCode}`)
        return { cellNumber, trackingCode, device }
      },
      inquiry: async (step, { vehicle = knownVehicle, cellNumber } = {}) => {
        await page.goto(PLAIN_PAGE)
        const body = lookupBody(vehicle)
        const { owner, answer } =
          cellNumber === undefined
            ? await lookUpAsGuest(page, address, body)
            : await lookUpAsUser(page, await signInDevice(address, cellNumber), body)
        const { nationalCode, ...plate } = body
        const known = quoteFromLookup(emptyLiabilityQuote('thirdparty'), answer)
        const history = {
          ...known.history,
          receivedCompensation: step === 'offers' ? false : null,
        }
        const quote = {
          ...known,
          history,
          plate: { ...known.plate, ...plate },
          ownerNationalCode: nationalCode,
        }
        const content = { quote }
        await storeJourney(page, { owner, machine: 'third-party', trackingCode: null }, content)
        await page.goto(`/third-party/${inquirySteps[step]}`)
      },
      path: async (path, cellNumber = freshCustomer().cellNumber) => {
        const device = await signInDevice(address, cellNumber)
        await beSignedIn(page, await sessionOf(device))
        await page.goto(path)
        return device
      },
    })
  },
})
