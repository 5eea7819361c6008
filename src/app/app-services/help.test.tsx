// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stage } from '#ui/testing/stage.tsx'
import Help from './Help.tsx'
import { session } from './session.ts'
import { support } from './support.ts'

beforeEach(() => {
  support.start()
  support.send({ type: 'support.opened' })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

/** Renders the help sheet on a page. Returns whether it offers the wallet. */
const offersWallet = async (path: string, signedIn: boolean): Promise<boolean> => {
  const snapshot = session.getSnapshot()
  vi.spyOn(session, 'getSnapshot').mockReturnValue({
    ...snapshot,
    context: { ...snapshot.context, signedIn },
  })
  history.replaceState(null, '', path)
  stage(<Help />)
  await screen.findByRole('link', { name: /سؤال‌های پرتکرار/ })
  return screen.queryByRole('link', { name: /^کیف پول/ }) !== null
}

it('offers the wallet to users who are signed in, in the settings', async () => {
  expect(await offersWallet('/settings/faq', true)).toBe(true)
})
it('offers no wallet to guests', async () => {
  expect(await offersWallet('/settings/faq', false)).toBe(false)
})
it('offers no wallet outside of the settings', async () => {
  expect(await offersWallet('/my-insurances', true)).toBe(false)
})
