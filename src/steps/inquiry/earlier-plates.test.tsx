// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { renderStep, walkTo } from '../parts/testing/render-step.tsx'
import Owner from './owner.tsx'

afterEach(cleanup)

const plate = { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' }
const saved = {
  ...plate,
  nationalCode: '0084575948',
  carInfo: { carModel: 'پژو ۲۰۷ دنده‌ای', carProductionYear: '1399' },
}
const other = { ...saved, plk3: '752', nationalCode: '9971126486' }
const name = 'پلاک‌های قبلی شما'
const row = () => within(screen.getByRole('group', { name }))

const signedIn = (prepare?: Parameters<typeof walkTo>[1]) => walkTo([], prepare, { signedIn: true })

describe('earlier plates', () => {
  it('are not offered to a guest', async () => {
    renderStep(await walkTo([], undefined, { signedIn: false }), <Owner />, [
      listKeys.savedPlates(),
      { plates: [saved] },
    ])
    expect(screen.queryByRole('group', { name })).toBeNull()
  })
  it('stand under the plate and fill in plate and owner with one press', async () => {
    const walk = await signedIn()
    renderStep(walk, <Owner />, [listKeys.savedPlates(), { plates: [saved, other] }])
    expect(row().getByRole('img', { name: 'پلاک ۲۴ س ۳۱۸ ایران ۴۴' })).toBeTruthy()
    const [first, second] = row().getAllByRole('button')
    expect(first?.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(row().getByRole('button', { name: /۳۱۸.*پژو ۲۰۷ دنده‌ای/ }))
    expect(walk.context()).toMatchObject({ quote: { plate, ownerNationalCode: '0084575948' } })
    expect([first, second].map((chip) => chip?.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  })
  it('take no room where there are none', async () => {
    renderStep(await signedIn(({ answer }) => answer('list the saved plates', { count: 0 })), <Owner />, [
      listKeys.savedPlates(),
      { plates: [] },
    ])
    expect(screen.queryByRole('group', { name })).toBeNull()
  })
  it('have their room reserved while they load, without marking the inquiry as loading', async () => {
    renderStep(await signedIn(({ hold }) => hold('list the saved plates')), <Owner />)
    expect(screen.getByRole('group', { name }).getAttribute('aria-busy')).toBe('true')
    expect(
      screen.getByText('استعلام', { selector: 'button span' }).closest('button')?.getAttribute('aria-busy'),
    ).toBeNull()
  })
  it('leave the form as it is when they cannot be loaded', async () => {
    const walk = await signedIn(({ fail }) => fail('list the saved plates', failure('unreachable')))
    renderStep(walk, <Owner />)
    expect(screen.queryByRole('group', { name })).toBeNull()
    expect(screen.queryByText(/ارتباط با سرور برقرار نشد/)).toBeNull()
  })
})
