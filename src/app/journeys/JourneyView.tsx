/**
 * Renders the running journey: the screen that its state names, with the actor in React context. Holds no
 * state. Statechart rulings, section 3.
 */
import { isIn } from '#machines/journey-state.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, use, useEffect, useSyncExternalStore } from 'react'
import type { ScreenName } from '#machines/journey.ts'
import { metaOfSnapshot, pathOf, stepMetaOf } from '#machines/path-of.ts'
import { JourneyRefContext, type JourneyRef, type JourneySnapshot } from '../../steps/journey.ts'
import { loadedProducts, ProductContext, productTitle } from '../../steps/product.ts'
import { signInReason } from '../../steps/sign-in/sign-in-reason.ts'
import { withholdToast } from '../app-services.ts'
import { CrashBoundary } from '../crash/CrashBoundary.tsx'
import { Pending } from '../Pending.tsx'
import { queryClient } from '../query-client.ts'
import { RouteAnnouncer } from '../RouteAnnouncer.tsx'
import { hrefOf } from '../routing/address.ts'
import { SESSION_ENDED } from '../toast-keys.ts'
import { discardJourneys, displayedJourney, subscribeToJourney } from './journey-registry.ts'
import { loadPresentation } from './product-presentations.ts'
import { prefetchScreens, useScreen } from './screens.tsx'
import { isOpenElsewhere, subscribeToLead } from './tab-lead.ts'

export { loadPresentation }

const OpenElsewhere = lazy(() => import('./OpenElsewhere.tsx'))

const screenOf = (snapshot: JourneySnapshot) => metaOfSnapshot(snapshot).screen
/** Whether the page says why the user has to sign in again, so that no toast says it, too. */
const saysSessionEnded = (snapshot: JourneySnapshot): boolean =>
  isIn(snapshot, { signIn: 'asking' }) && signInReason(snapshot.context) === 'ended-session'
/** A state without a screen, such as the final one, keeps the previous screen until another page follows. */
const isSameScreen = (before: ScreenName | undefined, after: ScreenName | undefined) =>
  after === undefined || after === before
const titleOf = (snapshot: JourneySnapshot) => stepMetaOf(snapshot).title ?? metaOfSnapshot(snapshot).title
/** Identifies what the user perceives as one step: its address, or its screen where it has none. */
const stepKeyOf = (snapshot: JourneySnapshot) => {
  const address = pathOf(snapshot, snapshot.context)
  return address === null ? screenOf(snapshot) : hrefOf(address)
}

export default function JourneyView() {
  const journey = useSyncExternalStore(subscribeToJourney, displayedJourney)
  const isElsewhere = useSyncExternalStore(subscribeToLead, isOpenElsewhere)
  const id = journey?.id
  useEffect(() => (id === undefined ? undefined : prefetchScreens(id)), [id])
  if (journey === null) return <Pending />
  return (
    <CrashBoundary discardJourneys={discardJourneys}>
      <QueryClientProvider client={queryClient}>
        <JourneyRefContext value={journey.actor}>
          <Suspense fallback={<Pending />}>
            {isElsewhere ? <OpenElsewhere /> : <Step key={journey.actor.sessionId} journey={journey.actor} />}
          </Suspense>
        </JourneyRefContext>
      </QueryClientProvider>
    </CrashBoundary>
  )
}

function Step({ journey }: { journey: JourneyRef }) {
  // Plain functions format numbers, dates and names: a change of locale renders the whole screen again.
  useLingui()
  const name = useSelector(journey, screenOf, isSameScreen)
  const stepKey = useSelector(journey, stepKeyOf)
  const title = useSelector(journey, titleOf)
  const isSessionEnd = useSelector(journey, saysSessionEnded)
  useEffect(() => (isSessionEnd ? withholdToast(SESSION_ENDED) : undefined), [isSessionEnd])
  const { product } = journey.getSnapshot().context.quote
  const presentation = loadedProducts.get(product) ?? use(loadPresentation(product))
  const Screen = useScreen(name)
  return (
    <ProductContext value={presentation}>
      {Screen ? <Screen /> : <Pending />}
      <RouteAnnouncer key={stepKey} title={productTitle(presentation, title)} />
    </ProductContext>
  )
}
