/**
 * Prepares a phone: user, opener, what an earlier visit has stored, and start address. Decisions, sections
 * 3 and 9.
 */
import { newUuid } from '#adapters/random.ts'
import { dropSession, storeGuest, storeSession, session } from '#adapters/session.ts'
import { consumeSignInReturn } from '#adapters/sign-in-address.ts'
import { initialContext, type JourneyInput } from '#machines/journey/context.ts'
import type { Preset } from '../protocol/protocol.ts'
import { journeys } from '#machines/journeys.ts'
import { routesOf } from '#machines/path-of.ts'
import { journeyInputCases } from '#explorer/third-party/explorer-model.ts'
import { uploadBoxInputs } from '#explorer/app/upload-box.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { thirdParty } from '#machines/third-party.ts'
import { toPersisted } from '#machines/journey/stored-context.ts'
import { journeyStore } from '../../src/app/persistence/persisted-journeys.ts'
import { hrefOf } from '../../src/app/routing/address.ts'

const FIRST = '/third-party'
/** The payment result's chart starts at an address of its own. */
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

const addressOf = ({ trackingCode: order, saved: { requested } }: JourneyInput): string => {
  const route = requested && routesOf(thirdParty).find(({ id }) => id === requested.to)
  return route
    ? hrefOf({
        path: route.path.replace('{trackingCode}', order ?? ''),
        step: route.step,
        query: requested.query,
      })
    : FIRST
}

const keep = (input: JourneyInput): Promise<void> =>
  journeyStore.save(
    { machine: thirdParty.id, trackingCode: input.trackingCode },
    toPersisted({
      ...initialContext(journeys['third-party'].product, input),
      intent: input.saved.intent ?? null,
    }),
  )

/** Stores what a preset needs. @returns the start address */
export const seedPhone = async (
  { session: who, opener, begin, answers }: Preset,
  opened: string,
): Promise<string> => {
  const { pathname, hash, search } = location
  consumeSignInReturn({ pathname, hash, search: `${search === '' ? '?' : `${search}&`}openedVia=${opener}` })
  const inputCase = journeyInputCases.find(({ name }) => name === begin)
  const isBack = begin === BACK_FROM_THE_BANK
  if (answers === 'stubbed') {
    storeGuest({ uuid: newUuid(), createdAt: Date.now(), registered: true })
    // Coming back from the bank, and sending a document, need an order, so a user is signed in.
    const hasOrder = isBack || Object.hasOwn(uploadBoxInputs, begin)
    if (hasOrder || (inputCase?.input.signedIn ?? who === 'signed-in')) signIn()
  }
  if (isBack) return `/payment-result/${trackingCode}`
  if (inputCase === undefined) return opened === '' ? FIRST : opened
  await keep(inputCase.input)
  return addressOf(inputCase.input)
}
