/**
 * Shows the running journey: the screen that its state names, its ref given by context. Holds no state of its own.
 * Statechart rulings, section 3.
 */
import { QueryClientProvider } from '@tanstack/react-query'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ScreenName } from '#machines/journey.ts'
import { metaOfSnapshot, pathOf, stepMetaOf } from '#machines/path-of.ts'
import { JourneyRefContext, type JourneyRef, type JourneySnapshot } from '../../steps/journey.ts'
import { stateTitle } from '../../steps/state-titles.ts'
import { RouteAnnouncer } from '../RouteAnnouncer.tsx'
import { CrashBoundary } from '../crash/CrashBoundary.tsx'
import { Pending } from '../Pending.tsx'
import { prefetchScreens } from '../prefetch.ts'
import { queryClient } from '../query-client.ts'
import { hrefOf } from '../routing/address.ts'
import { screens } from '../screens.tsx'
import { displayedJourney, subscribeToJourney } from './journey-registry.ts'

const screenOf = (snapshot: JourneySnapshot) => metaOfSnapshot(snapshot).screen
/** A state without a screen, the end among them, leaves the last one standing until another page comes. */
const isKept = (before: ScreenName | undefined, after: ScreenName | undefined) =>
  after === undefined || after === before
const titleOf = (snapshot: JourneySnapshot) => stepMetaOf(snapshot).title ?? metaOfSnapshot(snapshot).title
/** A step of its own for whoever looks at the page: its address, or its screen where it has none. */
const placeOf = (snapshot: JourneySnapshot) => {
  const address = pathOf(snapshot, snapshot.context.trackingCode)
  return address === null ? screenOf(snapshot) : hrefOf(address)
}

export default function JourneyView() {
  const journey = useSyncExternalStore(subscribeToJourney, displayedJourney)
  useEffect(() => prefetchScreens(Object.values(screens).map(({ load }) => load)), [])
  if (journey === null) return <Pending />
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <JourneyRefContext value={journey.actor}>
          <Step key={journey.actor.sessionId} journey={journey.actor} />
        </JourneyRefContext>
      </QueryClientProvider>
    </CrashBoundary>
  )
}

function Step({ journey }: { journey: JourneyRef }) {
  // Numbers, dates and names are written by plain functions: a change of language draws the whole screen anew.
  useLingui()
  const name = useSelector(journey, screenOf, isKept)
  const place = useSelector(journey, placeOf)
  const title = useSelector(journey, titleOf)
  // As it was when the state came: another component for the same screen would begin it anew.
  const Screen = useMemo(() => name && screens[name].now(), [name])
  return (
    <Suspense fallback={<Pending />}>
      {Screen && <Screen />}
      <RouteAnnouncer key={place} title={stateTitle(title)} />
    </Suspense>
  )
}
