// @vitest-environment jsdom
import { useEffect, useRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, screen } from '@testing-library/react'
import { stage } from '#ui/testing/stage.tsx'
import { expectNavigation, RouteAnnouncer } from './RouteAnnouncer.tsx'

/**
 * A page with a part that takes the focus as soon as it is rendered, as a section of the user's page does.
 */
function Page() {
  const part = useRef<HTMLElement>(null)
  useEffect(() => part.current?.focus(), [])
  return (
    <main>
      <h1>عنوان</h1>
      <section ref={part} id="data" aria-label="بخش" tabIndex={-1} />
      <RouteAnnouncer title={undefined} />
    </main>
  )
}
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 20))
  })

afterEach(cleanup)

describe('the focus after a navigation', () => {
  it('stays on the part that the address names', async () => {
    history.replaceState(null, '', '/settings/user#data')
    expectNavigation()
    stage(<Page />)
    await painted()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'بخش' }))
  })
  it('is on the heading if the address names no part', async () => {
    history.replaceState(null, '', '/settings/user')
    expectNavigation()
    stage(<Page />)
    await painted()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})
