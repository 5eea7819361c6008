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
const opener = () => screen.getByRole('button', { name: 'انتخاب از پلاک‌های قبلی' })
const sheet = () => within(screen.getByRole('dialog', { name: 'پلاک‌های قبلی شما' }))

const signedIn = (prepare?: Parameters<typeof walkTo>[1]) => walkTo([], prepare, { signedIn: true })

describe('saved plates', () => {
  it('are not offered to a guest', async () => {
    renderStep(await walkTo([], undefined, { signedIn: false }), <Owner />)
    expect(screen.queryByRole('button', { name: 'انتخاب از پلاک‌های قبلی' })).toBeNull()
  })
  it('fill in plate and owner with one press', async () => {
    const walk = await signedIn()
    renderStep(walk, <Owner />, [listKeys.savedPlates(), { plates: [saved] }])
    await userEvent.click(opener())
    expect(sheet().getByRole('img', { name: 'پلاک ۲۴ س ۳۱۸ ایران ۴۴' })).toBeTruthy()
    await userEvent.click(sheet().getByRole('button', { name: /پژو ۲۰۷ دنده‌ای/ }))
    expect(walk.context()).toMatchObject({ quote: { plate, ownerNationalCode: '0084575948' } })
    expect(walk.has('sheet')).toBe(false)
  })
  it('explain an empty list', async () => {
    renderStep(await signedIn(), <Owner />, [listKeys.savedPlates(), { plates: [] }])
    await userEvent.click(opener())
    expect(sheet().getByRole('heading', { name: 'هنوز پلاکی ندارید' })).toBeTruthy()
    expect(sheet().getByText(/دفعهٔ بعد اینجا آماده است/)).toBeTruthy()
  })
  it('load in the sheet without marking the inquiry as loading', async () => {
    renderStep(await signedIn(({ hold }) => hold('list the saved plates')), <Owner />)
    await userEvent.click(opener())
    expect(sheet().getByText('پلاک‌های قبلی شما خوانده می‌شود…')).toBeTruthy()
    expect(
      screen.getByText('استعلام', { selector: 'button span' }).closest('button')?.getAttribute('aria-busy'),
    ).toBeNull()
  })
  it('show why loading failed and leave the form unchanged', async () => {
    const walk = await signedIn(({ fail }) => fail('list the saved plates', failure('unreachable')))
    renderStep(walk, <Owner />)
    await userEvent.click(opener())
    expect(await screen.findByText(/ارتباط با سرور برقرار نشد/)).toBeTruthy()
    expect(walk.has('sheet')).toBe(false)
  })
})
