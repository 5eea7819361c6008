/** Renders home with its running chart, and takes over the plate that was typed before the app ran. */
import { useLingui } from '@lingui/react'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { whenIdle } from '#adapters/idle.ts'
import { Cards } from '../../areas/home/cards/Cards.tsx'
import type { HomeRef } from '../../areas/home/home-ref.ts'
import { Home } from '../../areas/home/Home.tsx'
import { trackPageView } from '../app-services.ts'
import { takeEnteredPlace } from '../first-page/typed-plate.ts'
import { RouteAnnouncer } from '../RouteAnnouncer.tsx'
import { storeDrawnPlaces } from './drawn-places.ts'
import { prepareInquiryWhenIdle } from './prepare-inquiry.ts'
import { shownHome } from './show-home.ts'

export default function HomeView() {
  const actor = shownHome()
  return actor && <ShownHome actor={actor} />
}

function ShownHome({ actor }: { actor: HomeRef }) {
  // Plain functions format numbers, dates and names: a change of locale renders the page again.
  useLingui()
  const navigate = useNavigate()
  const lists = useSelector(actor, ({ context }) => context.lists)
  useEffect(() => trackPageView('home'), [])
  useEffect(() => prepareInquiryWhenIdle(), [])
  const quoted = useSelector(actor, ({ context }) => context.quoted)
  const isPricing = useSelector(actor, (snapshot) => snapshot.matches({ cards: 'pricing' }))
  useEffect(
    () => whenIdle(() => storeDrawnPlaces(isPricing ? null : lists, quoted)),
    [lists, quoted, isPricing],
  )
  return (
    <>
      <Home
        actor={actor}
        startAt={takeEnteredPlace}
        onFollow={(href) => void navigate({ to: href })}
        cards={<Cards actor={actor} />}
      />
      <RouteAnnouncer title={undefined} />
    </>
  )
}
