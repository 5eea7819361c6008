// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stage } from '#ui/testing/stage.tsx'
// The app imports these lazily; importing them here keeps that out of the waiting times.
import '../journeys/journey-registry.ts'
import '../app-services/services.ts'
import { journeyStore } from '../persistence/persisted-journeys.ts'
import { Providers } from '../providers.tsx'

const journey = { machine: 'third-party', trackingCode: null }
const Broken = (): never => {
  throw new Error('This component always throws')
}
const crash = () =>
  stage(
    <Providers>
      <Broken />
    </Providers>,
  )
const reportedErrors = () => (window.dataLayer ?? []).filter(({ event }) => event === 'error_page')
const shownId = () => screen.getByRole('alert').textContent.match(/[A-Z]{16}/)?.[0]

// React logs what a boundary catches; this test is about what the user sees.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
vi.useFakeTimers({ toFake: ['Date'] })

afterEach(() => {
  document.body.replaceChildren()
  vi.setSystemTime(Date.now() + 60_000)
})

describe('a crash', () => {
  it('shows an id of 16 letters, a new one each time, and keeps the stored journey', async () => {
    await journeyStore.save(journey, 'typed')
    crash()
    const first = shownId()
    expect(first).toMatch(/^[A-Z]{16}$/)
    expect(screen.getByText(/نگه داشته شده است/)).toBeTruthy()
    expect(await journeyStore.read(journey)).toMatchObject({ content: 'typed' })
    document.body.replaceChildren()
    vi.setSystemTime(Date.now() + 10_001)
    crash()
    expect(shownId()).not.toBe(first)
    expect(await journeyStore.read(journey)).not.toBeNull()
  })

  it('is reported with the id on the screen and the page, without content of the page', async () => {
    crash()
    await vi.waitUntil(() => reportedErrors().some((report) => report['error_id'] === shownId()), {
      timeout: 5_000,
    })
    expect(reportedErrors().at(-1)).toEqual({
      event: 'error_page',
      error_id: shownId(),
      error_code: null,
      section: 'home',
      page: 'home',
      user_id: expect.stringMatching(/^[0-9a-f]{24}$/),
      experiments: {},
    })
  })

  it('discards the stored journeys and says so when it follows another within ten seconds', async () => {
    await journeyStore.save(journey, 'typed')
    crash()
    document.body.replaceChildren()
    vi.setSystemTime(Date.now() + 9_000)
    crash()
    expect(screen.getByText(/پاک کردیم/)).toBeTruthy()
    await vi.waitUntil(async () => (await journeyStore.read(journey)) === null, { timeout: 5_000 })
  })
})
