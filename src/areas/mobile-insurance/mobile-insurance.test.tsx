// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { mobileInsurance } from '#machines/areas/mobile-insurance.ts'
import { stage } from '#ui/testing/stage.tsx'
import { MobileInsurance } from './MobileInsurance.tsx'

afterEach(cleanup)

const show = (read: () => Promise<string>, signedIn: boolean) => {
  const opened: (string | null)[] = []
  const actor = createActor(
    mobileInsurance.provide({
      actors: { 'read the mobile number': fromPromise(read) },
      actions: { 'open the insurer’s site': (_, { cellNumber }) => void opened.push(cellNumber) },
    }),
    { input: { signedIn } },
  ).start()
  stage(<MobileInsurance actor={actor} onFollow={undefined} />)
  return { actor, opened }
}
const buy = () => screen.getByRole('button', { name: 'خرید در سایت بیمه‌گر' })

describe('the page about mobile insurance', () => {
  it('names the covered damage, the amounts, the insurable phones, and the discount of new customers', () => {
    show(async () => '', false)
    const page = (document.body.textContent ?? '').replaceAll('\u200f', '')
    for (const fact of ['شکستگی', 'سوختن قطعه‌ها', 'سرقت', '۹۵٪', '۸۰٪', '۶۵٪']) expect(page).toContain(fact)
    for (const phone of ['گوشی گران‌تر از ۲۰۰ میلیون تومان', 'سامسونگ سری Z و موتورولا', 'گوشی تعمیرشده'])
      expect(page).toContain(phone)
  })
  it('has one button, which opens the site with the user’s number once it is known', async () => {
    let arrive = (_number: string) => {}
    const read = () =>
      new Promise<string>((resolve) => {
        arrive = resolve
      })
    const { actor, opened } = show(read, true)
    expect(buy().getAttribute('aria-busy')).toBe('true')
    arrive('09123456789')
    await waitFor(actor, (snapshot) => snapshot.matches('known'))
    await userEvent.setup().click(buy())
    expect(opened).toEqual(['09123456789'])
    expect(screen.getByText(/شمارهٔ موبایلتان به آن داده می‌شود/)).toBeTruthy()
  })
  it('tells a guest that the site asks for the number', async () => {
    const { opened } = show(async () => '', false)
    expect(screen.getByText(/شمارهٔ موبایلتان را می‌پرسد/)).toBeTruthy()
    await userEvent.setup().click(buy())
    expect(opened).toEqual([null])
  })
})
