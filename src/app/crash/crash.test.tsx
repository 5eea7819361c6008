// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stage } from '#ui/testing/stage.tsx'
// Fetched by what is tried when it is needed; here beforehand, so that its reading is no part of the wait.
import '../journeys/journey-registry.ts'
import '../app-services/services.ts'
import { journeyStore } from '../journeys/persisted-journeys.ts'
import { CrashBoundary } from './CrashBoundary.tsx'

const journey = { machine: 'third-party', trackingCode: null }
const Broken = (): never => {
  throw new Error('Drawn wrongly')
}
const crash = () =>
  stage(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  )
const reported = () => (window.dataLayer ?? []).filter(({ event }) => event === 'error_page')
const idShown = () => screen.getByRole('alert').textContent.match(/[A-Z]{16}/)?.[0]

// React prints what a boundary catches; the test is about what the person sees.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
vi.useFakeTimers({ toFake: ['Date'] })

afterEach(() => {
  document.body.replaceChildren()
  vi.setSystemTime(Date.now() + 60_000)
})

describe('a crash', () => {
  it('shows an id of 16 letters, another each time, and keeps what was typed', async () => {
    await journeyStore.save(journey, 'typed')
    crash()
    const first = idShown()
    expect(first).toMatch(/^[A-Z]{16}$/)
    expect(screen.getByText(/نگه داشته شده است/)).toBeTruthy()
    expect(await journeyStore.read(journey)).toMatchObject({ content: 'typed' })
    document.body.replaceChildren()
    vi.setSystemTime(Date.now() + 10_001)
    crash()
    expect(idShown()).not.toBe(first)
    expect(await journeyStore.read(journey)).not.toBeNull()
  })

  it('is reported by the id that is shown and by the page, with nothing of what was drawn', async () => {
    crash()
    await vi.waitUntil(() => reported().some((report) => report['error_id'] === idShown()), {
      timeout: 5_000,
    })
    expect(reported().at(-1)).toEqual({
      event: 'error_page',
      error_id: idShown(),
      error_code: null,
      section: 'home',
      page: 'home',
      user_id: expect.stringMatching(/^[0-9a-f]{24}$/),
      experiments: {},
    })
  })

  it('within ten seconds of another lets go of what was kept, and says so', async () => {
    await journeyStore.save(journey, 'typed')
    crash()
    document.body.replaceChildren()
    vi.setSystemTime(Date.now() + 9_000)
    crash()
    expect(screen.getByText(/پاک کردیم/)).toBeTruthy()
    await vi.waitUntil(async () => (await journeyStore.read(journey)) === null, { timeout: 5_000 })
  })
})
