/**
 * Orders and policies of users as the app's calls show them, on a gateway whose time and day the test sets.
 * It is ten in the morning in Tehran on the sandbox's default day.
 */
import type { OrderEvent } from '../domain/order-status.ts'
import { makeAllDueMoves, sendOrderEvent } from '../http/handlers/order-moves.ts'
import { succeed } from './client.sample.ts'
import { testClock } from './clock.sample.ts'
import { openTestGateway } from './gateway.sample.ts'
import {
  bankPage,
  choiceOf,
  completeOrder,
  decide,
  newOrder,
  provider,
  search,
  type,
} from './purchase.sample.ts'
import { signIn } from './sign-in.sample.ts'
import { sendFile } from './upload.sample.ts'

const SECOND = 1000
const TEN_IN_TEHRAN = new Date('2025-11-15T06:30:00Z')
const pictures = ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy']

/** The sandbox's default day. */
export const TODAY = '1404-08-24'
export type User = { jwt: string }

/** Opens a gateway. Close it after the tests. */
export const openPolicies = async () => {
  let now = TEN_IN_TEHRAN
  const clock = testClock()
  const gateway = await openTestGateway({ instant: () => now, clock })
  const { server, store } = gateway

  const pageOf = async (user: User, page = '1') =>
    (await succeed(server, 'listVehiclePolicies', { params: { page } }, user)).policies
  const cardOf = async (user: User) => {
    const [card] = await pageOf(user)
    if (card === undefined) throw new Error('The list is empty.')
    return card
  }
  const timelineOf = (user: User, trackingCode: string) =>
    succeed(server, 'readPolicyTimeline', { params: { ...type, trackingCode } }, user)
  const detailOf = async (user: User, uid: string) =>
    (await succeed(server, 'readPolicyDetail', { params: { ...type, uid } }, user)).data
  const unfinishedOf = async (user: User) =>
    (await succeed(server, 'listUnfinishedOrders', {}, user)).incompleteOrder

  const submitPictures = async (user: User, trackingCode: string) => {
    for (const [index, tag] of pictures.entries())
      await sendFile(server, user, trackingCode, { info: { tag, order: index + 1 } })
    const body = { trackingCode, later: false, kind: 'documents' } as const
    await succeed(server, 'submitDocuments', { params: type, body }, user)
  }
  const orderAt = async (user: User, companyCode: string) => {
    const choice = choiceOf(await search(server, user))
    const request = { params: { ...type, ...provider }, body: { ...choice, companyCode } }
    return (await succeed(server, 'registerOrder', request, user)).trackingCode
  }
  /** A paid order that still owes its pictures. */
  const paidOrder = async (user: User, companyCode?: string) => {
    const trackingCode =
      companyCode === undefined ? await newOrder(server, user) : await orderAt(user, companyCode)
    await completeOrder(server, user, trackingCode)
    await decide(server, await bankPage(server, user, trackingCode), 'paid')
    return trackingCode
  }
  const pass = async (ms: number) => {
    now = new Date(now.getTime() + ms)
    const failures = await makeAllDueMoves(store.db, now)
    if (failures > 0) throw new Error(`${failures} orders could not be moved.`)
  }
  const send = (trackingCode: string, event: OrderEvent) =>
    store.db.transaction((tx) => sendOrderEvent(tx, trackingCode, event, { at: now, day: TODAY }))
  const issuedOrder = async (user: User, companyCode?: string) => {
    const trackingCode = await paidOrder(user, companyCode)
    await submitPictures(user, trackingCode)
    await pass(31 * SECOND)
    await pass(15 * SECOND)
    return trackingCode
  }

  const newUser = async (cellNumber: string) => {
    now = TEN_IN_TEHRAN
    return signIn(server, cellNumber)
  }

  return {
    gateway,
    clock,
    /** The actual time. */
    now: () => now,
    /** Lets time pass, without the moves that become due. */
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    /** Lets time pass, with them. */
    pass,
    /** Sets the time back, and signs a user in. */
    newUser,
    paidOrder,
    issuedOrder,
    submitPictures,
    send,
    pageOf,
    cardOf,
    timelineOf,
    detailOf,
    unfinishedOf,
  }
}
export type Policies = Awaited<ReturnType<typeof openPolicies>>
