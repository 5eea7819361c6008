// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { homeContent } from '#explorer/stubs/home.ts'
import { home } from '#machines/areas/home.ts'
import { speakPersian } from '#ui/testing/stage.tsx'
import { EmptyPlaces, PlaceTemplates } from '../../areas/home/cards/PlaceTemplates.tsx'
import { Home } from '../../areas/home/Home.tsx'
import { releasePlaces, reservePlaces } from './reserve-places.ts'
import { removePlaces, storePlaces } from './stored-places.ts'

const plate = { plk1: '', plk2: '', plk3: '', plkSrl: '' }
const guest = {
  signedIn: false,
  isOffline: false,
  content: homeContent,
  isContentCurrent: true,
  plate,
  places: null,
}

/** The prerendered page as the browser gets it. */
const draw = (): HTMLElement => {
  document.body.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Home
        actor={createActor(home, { input: guest }).start()}
        onFollow={undefined}
        cards={<EmptyPlaces />}
      />
      <PlaceTemplates />
    </I18nProvider>,
  )
  return document.body
}
const seen = (page: HTMLElement) => ({
  places: [...page.querySelectorAll<HTMLElement>('[data-places] > *')].map(({ dataset }) => dataset['place']),
  height: page.querySelector<HTMLElement>('[data-places]')?.style.minBlockSize,
  entry: !page.querySelector<HTMLElement>('[data-entry]')?.hidden,
  content: !page.querySelector<HTMLElement>('[data-below]')?.hidden,
})

let page: HTMLElement
beforeEach(() => {
  speakPersian()
  removePlaces()
  page = draw()
})

describe('the first page of a signed-in user', () => {
  it('keeps the place of a renewal with its price free', () => {
    storePlaces('someone', { kinds: ['same-as-last-year'], height: 620 })
    reservePlaces(page, 'someone')
    expect(seen(page)).toMatchObject({ places: ['same-as-last-year'], height: '620px' })
  })
  it('keeps the last rendered places of the cards free, and hides a guest’s entry', () => {
    storePlaces('someone', { kinds: ['owing', 'renewal'], height: 482 })
    reservePlaces(page, 'someone')
    expect(seen(page)).toEqual({
      places: ['owing', 'renewal'],
      height: '482px',
      entry: false,
      content: true,
    })
  })
  it.each([
    ['of another user', 'else', 0],
    ['at another width', 'someone', 100],
  ])('lets the content below wait where the places are those %s', (_, user, wider) => {
    storePlaces(user, { kinds: ['owing'], height: 205 })
    window.innerWidth += wider
    reservePlaces(page, 'someone')
    window.innerWidth -= wider
    expect(seen(page)).toEqual({
      places: ['unfinished', 'unfinished'],
      height: '0px',
      entry: false,
      content: false,
    })
  })
  it('is a guest’s page for a user without cards', () => {
    storePlaces('someone', { kinds: [], height: 0 })
    const before = page.innerHTML
    reservePlaces(page, 'someone')
    expect(page.innerHTML).toBe(before)
  })
  it('is a guest’s page again if the app cannot be loaded', () => {
    reservePlaces(page, 'someone')
    releasePlaces(page)
    expect(seen(page)).toMatchObject({ places: [], entry: true, content: true })
  })
})
