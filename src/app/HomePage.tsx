/** The home page, which prefetches the third-party journey and its first screen. */
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '#adapters/idle.ts'
import { journeys } from '#machines/journeys.ts'
import { Home } from '../areas/home/Home.tsx'
import { trackPageView } from './app-services.ts'
import { loadMessages } from './messages.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** A failed prefetch is ignored: the route loads the module again. */
const prefetch = (loading: Promise<unknown>) => void loading.catch(() => undefined)

/** @returns a function that cancels the prefetch */
const prefetchJourney = (): (() => void) =>
  whenIdle(() => {
    prefetch(loadMessages('journeys'))
    prefetch(loadMessages('inquiry'))
    prefetch(import('./journeys/open-journey-route.ts'))
    prefetch(journeys['third-party'].load())
    prefetch(
      import('./journeys/JourneyView.tsx').then(({ loadPresentation }) => loadPresentation('thirdparty')),
    )
    prefetch(import('../steps/inquiry/owner.tsx'))
  })

export function HomePage() {
  const navigate = useNavigate()
  useEffect(prefetchJourney, [])
  useEffect(() => trackPageView('home'), [])
  return (
    <>
      <Home onStart={(href) => void navigate({ to: href })} />
      <RouteAnnouncer title={undefined} />
    </>
  )
}
