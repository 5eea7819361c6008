/**
 * Runs the chart of home from its first rendering on, so that Back restores the page. Document 3 section 2.
 */
import type { RouterHistory } from '@tanstack/react-router'
import { createActor } from 'xstate'
import type { RenewablePolicy, UnfinishedOrder } from '#contract/operations/home.ts'
import { activeLocale, onLocaleChange } from '#adapters/locale.ts'
import { reachability, subscribe as onReachability } from '#adapters/network.ts'
import { isSignedIn, session, subscribe as onSession } from '#adapters/session.ts'
import { home } from '#machines/areas/home.ts'
import { isRenewedDirectly, journeyOf, mainJourney } from '#machines/journeys.ts'
import type { HomeRef } from '../../areas/home/home-ref.ts'
import { publishedContent } from '../first-page/published-content.ts'
import { storedPlaces } from '../first-page/stored-places.ts'
import { typedPlate, watchTypedPlate } from '../first-page/typed-plate.ts'
import { openInquiry } from '../journeys/inquiry-vehicle.ts'
import { renewalAddress, sameAsLastYearAddress, tabAddress } from '../orders/addresses.ts'
import { followAction, openOutside, type OrderOfAction } from '../orders/follow-action.ts'
import { actorOptions } from '../runtime.ts'
import { listCards, priceRenewal, readContent } from './calls.ts'

let shown: HomeRef | null = null

/** The running chart; null before home was shown. */
export const shownHome = (): HomeRef | null => shown

const isOffline = (): boolean => reachability() === 'offline'

const resume = (order: UnfinishedOrder, history: RouterHistory): void => {
  const [action] = order.actions
  const { trackingCode: orderId, insuranceTypeCode: type } = order
  const known: OrderOfAction = { ...order, orderId, type }
  if (action !== undefined) followAction(known, action.type, history)
}

const renew = (policy: RenewablePolicy, history: RouterHistory): void => {
  const { isRedirectToExternalLink, externalLink, plate, ownerNationalCode, insuranceTypeCode } = policy
  if (isRedirectToExternalLink && externalLink !== null) openOutside(externalLink)
  else if (!isRenewedDirectly(insuranceTypeCode))
    openInquiry(journeyOf(insuranceTypeCode), { plate, ownerNationalCode }, history)
  else history.push(renewalAddress(policy.renewableTrackingCode))
}

const knownPlaces = () => {
  const user = session()
  return user && storedPlaces(user.userId)
}

const start = (history: RouterHistory): HomeRef => {
  const { content, isCurrent } = publishedContent()
  const actor = createActor(
    home.provide({
      actors: {
        'read the content': readContent,
        'list the orders and renewals': listCards,
        'price the renewal': priceRenewal,
      },
      actions: {
        'open the inquiry': (_, { plate }) =>
          openInquiry(mainJourney, { plate, ownerNationalCode: null }, history),
        'follow the link': (_, { href }) => history.push(href),
        'resume the order': (_, { order }) => resume(order, history),
        'renew the policy': (_, { policy }) => renew(policy, history),
        'renew as last year': (_, { policy }) =>
          history.push(sameAsLastYearAddress(policy.renewableTrackingCode)),
        'go to My Insurance': () => history.push(tabAddress('vehicle')),
      },
    }),
    {
      input: {
        signedIn: isSignedIn(),
        isOffline: isOffline(),
        content: activeLocale() === 'fa' ? content : null,
        isContentCurrent: isCurrent,
        plate: typedPlate(),
        places: knownPlaces(),
      },
      ...actorOptions(),
    },
  )
  onSession(() => actor.send({ type: 'session.changed', signedIn: isSignedIn() }))
  onReachability(() => actor.send({ type: 'network.changed', isOffline: isOffline() }))
  onLocaleChange(() => actor.send({ type: 'language.changed' }))
  watchTypedPlate((plate) => actor.send({ type: 'plate.changed', plate }))
  actor.start()
  return actor
}

/** Starts the chart, or notifies it that home is visible again. */
export const showHome = (history: RouterHistory): void => {
  if (shown === null) shown = start(history)
  else shown.send({ type: 'page.shown' })
}
