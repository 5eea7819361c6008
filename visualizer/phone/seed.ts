/**
 * Prepares a phone: user, opener, stored data of an earlier visit, and start address. Decisions, sections 3
 * and 9.
 */
import { newUuid } from '#adapters/random.ts'
import { dropSession, storeGuest, storeSession, session } from '#adapters/session.ts'
import { consumeSignInReturn } from '#adapters/sign-in-return.ts'
import { initialContext, type JourneyInput } from '#machines/journey/context.ts'
import type { Preset } from '../protocol/protocol.ts'
import { type JourneyId, journeys, productIn, withCodes } from '#machines/journeys.ts'
import { routesOf } from '#machines/path-of.ts'
import { inputCases } from '#explorer/journey/input-cases.ts'
import { uploadBoxInputs } from '#explorer/app/upload-box.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { toPersisted } from '#machines/journey/stored-context.ts'
import { journeyStore, nameOfJourney } from '../../src/app/persistence/persisted-journeys.ts'
import { hrefOf } from '../../src/app/routing/address.ts'

/** The payment result's chart starts at a separate address. */
const BACK_FROM_THE_BANK = 'back from the bank'

/** Signs in, for a gateway with stubbed answers. */
const signIn = (): void =>
  storeSession({ token: 'stubbed', expiresAt: '2099-12-31T00:00:00.000Z', userId: 'stubbed', guest: null })

/** Signs the user in or out. @returns whether listeners were notified */
export const setSignedIn = (signedIn: boolean): boolean => {
  const token = session()?.token
  if (signedIn) signIn()
  else if (token !== undefined) dropSession(token)
  return signedIn || token !== undefined
}

/** Address of the step that an input asks for; its routes are the ids of the journey's steps. */
const addressOf = async (
  journey: JourneyId,
  { trackingCode: order, renewableTrackingCode = null, saved: { requested } }: JourneyInput,
): Promise<string> => {
  const route = requested && routesOf(await journeys[journey].load()).find(({ id }) => id === requested.to)
  return route
    ? hrefOf({
        path: withCodes(route.path, { trackingCode: order, renewableTrackingCode }),
        step: route.step,
        query: requested.query,
      })
    : journeys[journey].base
}

const keep = (journey: JourneyId, input: JourneyInput): Promise<void> =>
  journeyStore.save(
    {
      machine: journey,
      trackingCode: nameOfJourney({
        trackingCode: input.trackingCode,
        renewableTrackingCode: input.renewableTrackingCode ?? null,
      }),
    },
    toPersisted({
      ...initialContext(productIn(journey, input.saved.quote?.product), input),
      intent: input.saved.intent ?? null,
    }),
  )

/** Stores what a preset needs. @returns the start address */
export const seedPhone = async (
  { session: who, opener, journey, begin, answers }: Preset,
  opened: string,
): Promise<string> => {
  const { pathname, hash, search } = location
  consumeSignInReturn({ pathname, hash, search: `${search === '' ? '?' : `${search}&`}openedVia=${opener}` })
  const inputCase = inputCases[journey].find(({ name }) => name === begin)
  const isBack = begin === BACK_FROM_THE_BANK
  if (answers === 'stubbed') {
    storeGuest({ uuid: newUuid(), createdAt: Date.now(), registered: true })
    // Coming back from the bank, and sending a document, need an order, so a user is signed in.
    const hasOrder = isBack || Object.hasOwn(uploadBoxInputs, begin)
    if (hasOrder || (inputCase?.input.signedIn ?? who === 'signed-in')) signIn()
  }
  if (isBack) return `/payment-result/${trackingCode}`
  if (inputCase === undefined) return opened === '' ? journeys[journey].base : opened
  await keep(journey, inputCase.input)
  return addressOf(journey, inputCase.input)
}
