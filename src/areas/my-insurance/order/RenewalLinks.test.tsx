// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { stage } from '#ui/testing/stage.tsx'
import { RenewalLinks } from './RenewalLinks.tsx'

afterEach(cleanup)

const [older, newer] = ['ABCDEFGHJKMNPQ', 'ABCDEFGHJKMNPR']
const show = (timeline: { renews: string | null; renewedBy: string | null }) => {
  const opened: string[] = []
  stage(<RenewalLinks timeline={timeline} onPolicy={(code) => void opened.push(code)} />)
  return opened
}

describe('the page of a policy', () => {
  it('leads to the policy that renewed it', async () => {
    const opened = show({ renews: null, renewedBy: newer })
    const link = screen.getByRole('link', { name: 'این بیمه‌نامه تمدید شد: بیمه‌نامهٔ تازه' })
    expect(link.getAttribute('href')).toBe(`/my-insurances/${newer}`)
    await userEvent.setup().click(link)
    expect(opened).toEqual([newer])
  })
  it('leads back to the policy that it renews', async () => {
    const opened = show({ renews: older, renewedBy: null })
    await userEvent.setup().click(screen.getByRole('link', { name: 'تمدیدِ بیمه‌نامهٔ قبلی' }))
    expect(opened).toEqual([older])
  })
  it('has no link if nothing was renewed', () => {
    show({ renews: null, renewedBy: null })
    expect(screen.queryByRole('link')).toBeNull()
  })
})
