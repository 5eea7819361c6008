/** The first page in the app: its area, and the way into the journey, which is fetched while nothing else is to do. */
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Home } from '../areas/home/Home.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { trackPageView } from './app-services.ts'
import { prefetchJourney } from './prefetch.ts'

export function HomePage() {
  const navigate = useNavigate()
  useEffect(prefetchJourney, [])
  useEffect(() => trackPageView('home'), [])
  return (
    <>
      <Home onStart={() => void navigate({ to: '/third-party' })} />
      <RouteAnnouncer title={undefined} />
    </>
  )
}
