/**
 * What a phone begins with: who uses it, what opened it, what an earlier visit left, and where it stands.
 * Decisions, sections 3 and 9.
 */
import { newUuid } from '#adapters/random.ts'
import { dropSession, storeGuest, storeSession, session } from '#adapters/session.ts'
import { consumeSignInReturn } from '#adapters/sign-in-address.ts'
import { initialContext, type JourneyInput } from '#machines/journey/context.ts'
import type { Preset } from '../protocol/protocol.ts'
import { routesOf } from '#machines/path-of.ts'
import { beginnings } from '#explorer/third-party/explorer-model.ts'
import { uploadBoxInputs } from '#explorer/app/upload-box.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { thirdParty } from '#machines/third-party.ts'
import { toPersisted } from '#machines/journey/stored-context.ts'
import { journeyStore } from '../../src/app/persistence/persisted-journeys.ts'
import { hrefOf } from '../../src/app/routing/address.ts'

const FIRST = '/third-party'
/** The payment result's own chart begins at its own address. */
const BACK_FROM_THE_BANK = 'back from the bank'

/** Somebody is signed in, for a gateway that answers what it is told. */
const signIn = (): void =>
  storeSession({ token: 'told', expiresAt: '2099-12-31T00:00:00.000Z', userId: 'told', guest: null })

/** Takes whether somebody is signed in from now on; tells whether anybody was told so. */
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
    toPersisted({ ...initialContext(input), intent: input.saved.intent ?? null }),
  )

/**
 * Takes what the phone was set to, and the address it was opened at; keeps what belongs to it, and gives
 * where it starts.
 */
export const seedPhone = async (
  { session: who, opener, begin, answers }: Preset,
  opened: string,
): Promise<string> => {
  const { pathname, hash, search } = location
  consumeSignInReturn({ pathname, hash, search: `${search === '' ? '?' : `${search}&`}openedVia=${opener}` })
  const beginning = beginnings.find(({ name }) => name === begin)
  const isBack = begin === BACK_FROM_THE_BANK
  if (answers === 'told') {
    storeGuest({ uuid: newUuid(), createdAt: Date.now(), registered: true })
    // Whoever comes back from the bank, or sends a document, has an order.
    const hasOrder = isBack || Object.hasOwn(uploadBoxInputs, begin)
    if (hasOrder || (beginning?.input.signedIn ?? who === 'signed-in')) signIn()
  }
  if (isBack) return `/payment-result/${trackingCode}`
  if (beginning === undefined) return opened === '' ? FIRST : opened
  await keep(beginning.input)
  return addressOf(beginning.input)
}
