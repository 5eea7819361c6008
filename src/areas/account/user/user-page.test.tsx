// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { DeletionTerms } from '#contract/operations/own-data.ts'
import {
  blockedDeletion,
  deletionTerms,
  emptyUserPage,
  otherDevice,
  startedDeletion,
  userPageContent,
} from '#explorer/stubs/account.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { userPage } from '#machines/areas/user-page.ts'
import type { StoredPage } from '#machines/areas/user-page-vocabulary.ts'
import { stage } from '#ui/testing/stage.tsx'
import { UserPage } from './UserPage.tsx'

afterEach(cleanup)

type Setup = {
  content?: typeof userPageContent | 'unreachable'
  terms?: DeletionTerms | 'unreachable'
  refusal?: Failure
  signedIn?: boolean
}

const show = async ({
  content = userPageContent,
  terms = deletionTerms,
  refusal,
  signedIn = true,
}: Setup = {}) => {
  const sent: unknown[] = []
  const read = async <T,>(answer: T | 'unreachable'): Promise<T> => {
    if (answer === 'unreachable') throw failure('unreachable')
    return answer
  }
  const change = async (input: unknown): Promise<void> => {
    sent.push(input)
    if (refusal) throw refusal
  }
  const actor = createActor(
    userPage.provide({
      actors: {
        'read the page of the user': fromPromise(async (): Promise<StoredPage> => ({
          content: await read(content),
          typed: null,
        })),
        'save the address': fromPromise(async ({ input }) => {
          await change(input)
          return { uid: 'new', addresses: userPageContent.addresses }
        }),
        'delete the address': fromPromise(({ input }) => change(input)),
        'sign devices out': fromPromise(({ input }) => change(input)),
        'save a copy of the data': fromPromise(() => change('copy')),
        'read the terms of the deletion': fromPromise(() => read(terms)),
        'send a code': fromPromise(async () => startedDeletion),
        'delete the account': fromPromise(({ input }) => change(input)),
      },
    }),
    { input: { signedIn, canSignOut: true, pageId: 'page' } },
  ).start()
  stage(<UserPage actor={actor} />)
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  return { actor, sent }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
/** The first sheet; a picker above it may still be closing. */
const sheet = () => within(screen.getAllByRole('dialog')[0] ?? document.body)
const pressInSheet = (name: string) => userEvent.click(sheet().getByRole('button', { name }))
const openCode = async () => {
  await press('پاک کردن حساب')
  await userEvent.click(await screen.findByRole('button', { name: 'دریافت کد' }))
  return screen.findByLabelText<HTMLInputElement>('کد تأیید', { selector: 'input' })
}

describe('the page of the user', () => {
  it('shows the signed-in user, the addresses and the devices', async () => {
    await show()
    expect(screen.getByText('۰۹۱۲ ۳۴۵ ۶۷۸۹')).toBeTruthy()
    expect(screen.getByText('خیابان شریعتی، کوچهٔ گلستان، پلاک ۱۲، واحد ۴')).toBeTruthy()
    const devices = within(screen.getByRole('region', { name: 'دستگاه‌ها' }))
    expect(devices.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Chrome.* در .*Android.*ورود: ساعت ۱۰.*همین دستگاه/),
      expect.stringMatching(/Firefox.* در .*Windows.*خروج/),
    ])
  })
  it('shows empty sections to a new user, a failure, and a sign-in question to a guest', async () => {
    await show({ content: emptyUserPage })
    expect(screen.getByText(/هنوز نشانی ندارید/)).toBeTruthy()
    cleanup()
    await show({ content: 'unreachable' })
    expect(screen.getByRole('alert').textContent).toContain('اطلاعات شما نرسید')
    expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeTruthy()
    cleanup()
    await show({ signedIn: false })
    expect(screen.getByRole('heading', { name: 'برای دیدن اطلاعاتتان وارد شوید' })).toBeTruthy()
  })
})

describe('the address book', () => {
  it('marks missing fields, and saves an address with the fields of the purchase', async () => {
    const { sent } = await show({ content: emptyUserPage })
    await press('افزودن نشانی تازه')
    await pressInSheet('ذخیرهٔ نشانی')
    expect(sheet().getByText('کد پستی را وارد کنید؛ ۱۰ رقم است.')).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.type(sheet().getByLabelText('کد پستی', { selector: 'input' }), '۷۱۳۸۷۶۵۴۳۱')
    await userEvent.click(sheet().getByRole('button', { name: /^شهر/ }))
    await userEvent.click(screen.getByRole('option', { name: 'شیراز' }))
    await userEvent.type(sheet().getByLabelText('نشانی', { selector: 'textarea' }), 'خیابان زند')
    await userEvent.type(sheet().getByLabelText('پلاک', { selector: 'input' }), '۵')
    await pressInSheet('ذخیرهٔ نشانی')
    expect(sent).toMatchObject([
      { uid: null, address: { province: 'fars', city: 'shiraz', postalCode: '7138765431' } },
    ])
  })
  it('shows a refusal at its field, and keeps what was typed', async () => {
    const refusal = { ...failure('refused', 4000, 'نه'), fields: { address: 'این خیابان نیست.' } }
    await show({ refusal })
    await press('ویرایش نشانی تهران، ری')
    await pressInSheet('ذخیرهٔ نشانی')
    expect(await sheet().findByText('این خیابان نیست.')).toBeTruthy()
    expect(sheet().getByLabelText<HTMLTextAreaElement>('نشانی', { selector: 'textarea' }).value).toBe(
      'خیابان شریعتی، کوچهٔ گلستان',
    )
  })
  it('asks for a confirmation before deleting', async () => {
    const { sent } = await show()
    await press('حذف نشانی تهران، ری')
    await pressInSheet('نگه داشتن')
    expect(sent).toEqual([])
    await press('حذف نشانی تهران، ری')
    await pressInSheet('حذف نشانی')
    expect(sent).toMatchObject([{ key: 'page-1' }])
  })
})

describe('devices', () => {
  it('are signed out after a confirmation that names the device', async () => {
    const { sent } = await show()
    await press(/^خروج .*Firefox/)
    expect(sheet().getByText(/Firefox/)).toBeTruthy()
    await pressInSheet('خروج')
    expect(sent).toEqual([{ id: otherDevice.id, key: 'page-1' }])
  })
  it('are signed out together if there are several others', async () => {
    const third = { ...otherDevice, id: '00000000-0000-4000-8000-0000000000d3' }
    const { sent } = await show({
      content: { ...userPageContent, devices: [...userPageContent.devices, third] },
    })
    await press('خروج از همهٔ دستگاه‌های دیگر')
    await pressInSheet('خروج')
    expect(sent).toEqual([{ id: null, key: 'page-1' }])
  })
})

describe('your data', () => {
  it('is saved as a file after an explanation; a failure is shown in the sheet', async () => {
    const { sent } = await show({ refusal: failure('unreachable') })
    await press('دریافت همهٔ داده‌هایم')
    await pressInSheet('دریافت فایل')
    expect((await sheet().findByRole('alert')).textContent).toContain('E-50417')
    expect(sent).toEqual(['copy'])
  })
  it('is deleted with the code, after the sheet has named the kept records and their last day', async () => {
    const { actor, sent } = await show()
    await press('پاک کردن حساب')
    expect(await screen.findByText(/سند ۲ خرید پرداخت‌شده، تا ۲۹ اسفند ۱۴۱۴/)).toBeTruthy()
    await pressInSheet('دریافت کد')
    const field = await screen.findByLabelText('کد تأیید', { selector: 'input' })
    expect(document.activeElement).toBe(field)
    await pressInSheet('پاک کردن حساب')
    expect(sheet().getByText('کد را وارد کنید؛ ۵ رقم است.')).toBeTruthy()
    await userEvent.type(field, '۴۰۲۷۱')
    await pressInSheet('پاک کردن حساب')
    await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect(sent).toEqual([{ id: startedDeletion.id, code: '40271' }])
  })
  it('stays if the code is wrong, which the field shows', async () => {
    const { actor } = await show({
      refusal: { ...failure('refused', 4000, 'نه'), fields: { code: 'این کد درست نیست.' } },
    })
    await userEvent.type(await openCode(), '11111')
    await pressInSheet('پاک کردن حساب')
    expect(await sheet().findByText('این کد درست نیست.')).toBeTruthy()
    expect(actor.getSnapshot().status).toBe('active')
  })
  it('stays while an order is under way, which the sheet names; a failure can be retried', async () => {
    await show({ terms: blockedDeletion })
    await press('پاک کردن حساب')
    expect(await screen.findByText('پژو ۲۰۷ دنده‌ای، سفارش ۱۰۴۸۲۳۰۱')).toBeTruthy()
    expect(sheet().queryByRole('button', { name: 'دریافت کد' })).toBeNull()
    cleanup()
    await show({ terms: 'unreachable' })
    await press('پاک کردن حساب')
    expect(await sheet().findByRole('button', { name: 'تلاش دوباره' })).toBeTruthy()
  })
})
