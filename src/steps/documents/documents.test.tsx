// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listKeys } from '#adapters/server-lists.ts'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import type { UploadEvent } from '#machines/upload-box.ts'
import { failure, offer, order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { renderStep } from '../parts/testing/render-step.tsx'
import Documents from './documents.tsx'

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = vi.fn<(address: string) => void>()
})
afterEach(cleanup)

const wanted = [
  {
    tag: 'national-card',
    order: 1,
    title: 'روی کارت ملی',
    description: 'کارت ملی بیمه‌گذار',
    minioImageId: null,
    fileType: null,
  },
  {
    tag: 'previous-policy',
    order: 2,
    title: 'بیمه‌نامهٔ قبلی',
    description: 'صفحهٔ اول، حتی اگر منقضی باشد.',
    minioImageId: null,
    fileType: null,
  },
]

const sentBefore = wanted.map((each) => ({ ...each, minioImageId: `earlier-${each.tag}` }))

const arrive = async (
  prepare: (walk: Walk) => void = () => {},
  listed: readonly ((typeof wanted)[number] | (typeof sentBefore)[number])[] = wanted,
) => {
  const walk = walkThirdParty()
  walk.answer('list the documents', {
    documents: listed.map(({ tag, minioImageId }) => ({ tag, imageId: minioImageId })),
    laterAllowed: true,
  })
  prepare(walk)
  await legs.inquiry(walk)
  await legs.offers(walk, offer)
  await legs.holder(walk)
  await legs.address(walk)
  await legs.delivery(walk)
  renderStep(walk, <Documents />, [
    listKeys.documents(trackingCode),
    { orderDocumentDtos: listed, uploadLater: { allowed: true, deadline: '1404-08-26' } },
  ])
  return walk
}
/** Sends a box the event that an answer of the gateway causes. */
const sendToBox = (walk: Walk, tag: string, event: UploadEvent) =>
  act(() => walk.actor.getSnapshot().children[`upload-${tag}`]?.send(event))
const picture = new File([new Uint8Array(2048)], 'card.png', { type: 'image/png' })
const pick = (name: RegExp, file = picture) =>
  userEvent.upload(screen.getByLabelText(name, { selector: 'input' }), file, { applyAccept: false })
const goOn = () => screen.getByRole('button', { name: 'ادامه' })
const box = (name: string) => within(screen.getByRole('group', { name }))

describe('the documents step', () => {
  it('counts the required pictures; Continue leads to the first empty box', async () => {
    await arrive()
    expect(screen.getByRole('heading', { name: 'عکس ۲ مدرک را بفرستید' })).toBeTruthy()
    expect(screen.getByText('۰ از ۲')).toBeTruthy()
    await userEvent.click(goOn())
    expect(document.activeElement).toBe(screen.getByLabelText(/روی کارت ملی/, { selector: 'input' }))
  })

  it('of an earlier purchase are shown as ready, and can be replaced', async () => {
    await arrive(undefined, sentBefore)
    expect(screen.getByRole('heading', { level: 2, name: 'هر ۲ مدرک آماده است' })).toBeTruthy()
    expect(screen.getByText(/اگر مدرکی عوض شده است، عکسش را حذف کنید/)).toBeTruthy()
    expect(screen.getAllByText('بارگذاری شد')).toHaveLength(2)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('shows the progress of an upload, then its picture, and counts it', async () => {
    const walk = await arrive()
    await pick(/روی کارت ملی/)
    sendToBox(walk, 'national-card', { type: 'upload.progressed', percent: 64 })
    expect(box('روی کارت ملی').getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64')
    sendToBox(walk, 'national-card', { type: 'upload.done', imageId: '0b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a11' })
    expect(box('روی کارت ملی').getByText('بارگذاری شد')).toBeTruthy()
    expect(
      screen.getByRole('group', { name: 'روی کارت ملی' }).querySelector('img')?.getAttribute('src'),
    ).toBe('blob:picture')
    expect(screen.getByText('۱ از ۲')).toBeTruthy()
  })

  it('keeps a file whose deletion failed, and says so', async () => {
    const walk = await arrive()
    await pick(/روی کارت ملی/)
    sendToBox(walk, 'national-card', { type: 'upload.done', imageId: '0b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a11' })
    await userEvent.click(screen.getByRole('button', { name: 'حذف روی کارت ملی' }))
    expect(await screen.findByText(/مشکلی از سمت ما پیش آمد/)).toBeTruthy()
    expect(box('روی کارت ملی').getByText('بارگذاری شد')).toBeTruthy()
    expect(screen.getByText('۱ از ۲')).toBeTruthy()
  })

  it('cancels a running upload', async () => {
    await arrive()
    await pick(/روی کارت ملی/)
    await userEvent.click(screen.getByRole('button', { name: 'لغو بارگذاری روی کارت ملی' }))
    expect(screen.queryByRole('progressbar', { name: 'بارگذاری' })).toBeNull()
    expect(screen.getByLabelText(/روی کارت ملی/, { selector: 'input' })).toBeTruthy()
  })

  it('refuses a file of the wrong type, and takes another', async () => {
    await arrive()
    await pick(/روی کارت ملی/, new File(['x'], 'card.gif', { type: 'image/gif' }))
    expect(box('روی کارت ملی').getByText('فقط عکس JPG و PNG یا فایل PDF بفرستید.')).toBeTruthy()
    await pick(/روی کارت ملی|انتخاب عکس دیگر/)
    expect(box('روی کارت ملی').getByRole('progressbar')).toBeTruthy()
  })

  it('retries a file after a lost connection, and asks for another after an unreadable one', async () => {
    const walk = await arrive()
    await pick(/روی کارت ملی/)
    sendToBox(walk, 'national-card', { type: 'upload.failed', failure: failure('unreachable') })
    expect(box('روی کارت ملی').getByRole('alert').textContent).toBe('بارگذاری نشد؛ اینترنت قطع شد.')
    await userEvent.click(box('روی کارت ملی').getByRole('button', { name: 'تلاش دوباره' }))
    sendToBox(walk, 'national-card', {
      type: 'upload.failed',
      failure: failure('refused', errors.fileUnreadable.code, errorText('fileUnreadable', 'fa')),
    })
    expect(box('روی کارت ملی').getByRole('alert').textContent).toBe(errorText('fileUnreadable', 'fa'))
    expect(box('روی کارت ملی').queryByRole('button', { name: 'تلاش دوباره' })).toBeNull()
  })

  it('postpones the rest, and says until when', async () => {
    const walk = await arrive()
    expect(screen.getByText('تا ۲۶ آبان وقت دارید؛ صدور پس از تکمیل مدارک است.')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: /بقیه را بعد از پرداخت می‌فرستم/ }))
    await userEvent.click(goOn())
    await act(walk.settle)
    expect(walk.callsOf('submit the documents')).toMatchObject([{ body: { later: true } }])
  })

  it('does not offer to postpone what is complete', async () => {
    const walk = await arrive()
    for (const { tag } of wanted)
      await act(() =>
        walk.press({ type: 'upload.changed', tag, imageId: '0b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a11' }),
      )
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByText('۲ از ۲')).toBeTruthy()
  })

  it('takes several photos at once, in the order of the list, and names those without a place', async () => {
    await arrive()
    const three = ['one', 'two', 'three'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }))
    await userEvent.upload(screen.getByLabelText(/روی کارت ملی/, { selector: 'input' }), three)
    expect(box('روی کارت ملی').getByRole('progressbar')).toBeTruthy()
    expect(box('بیمه‌نامهٔ قبلی').getByRole('progressbar')).toBeTruthy()
    expect(screen.getByText('برای ۱ فایل دیگر جای خالی نبود؛ فرستاده نشد.')).toBeTruthy()
  })

  it('shows what a good photo looks like', async () => {
    await arrive()
    const example = screen.getByRole('button', { name: 'نمونهٔ عکس خوب را ببینید' })
    expect(screen.getByText('نور روی نوشته افتاده').closest('[hidden]')).not.toBeNull()
    await userEvent.click(example)
    expect(screen.getByText('نور روی نوشته افتاده').closest('[hidden]')).toBeNull()
  })

  it('waits for a running upload, which «later» does not abort', async () => {
    const walk = await arrive()
    await userEvent.click(screen.getByRole('checkbox', { name: /بقیه را بعد از پرداخت می‌فرستم/ }))
    await pick(/روی کارت ملی/)
    await userEvent.click(goOn())
    expect(walk.callsOf('submit the documents')).toEqual([])
    expect(screen.getByText(/هنوز در راه است/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'لغو بارگذاری روی کارت ملی' }))
    await userEvent.click(goOn())
    await act(walk.settle)
    expect(walk.callsOf('submit the documents')).toMatchObject([{ body: { later: true } }])
  })

  it('is no numbered step after the payment, and cannot be postponed again', async () => {
    const walk = walkThirdParty({ trackingCode })
    walk.answer('read the order', {
      ...order,
      status: 'paid',
      stage: 6,
      documents: { submitted: false, later: true },
    })
    walk.answer('list the documents', {
      documents: wanted.map(({ tag }) => ({ tag, imageId: null })),
      laterAllowed: false,
    })
    await walk.press({ type: 'xstate.route', to: '#documents' })
    renderStep(walk, <Documents />, [
      listKeys.documents(trackingCode),
      { orderDocumentDtos: wanted, uploadLater: { allowed: false, deadline: '1404-08-26' } },
    ])
    expect(screen.getByRole('button', { name: 'ثبت مدارک' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('تا دوشنبه ۲۶ آبان وقت دارید؛ صدور پس از تکمیل مدارک است.')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('progressbar', { name: 'پیشرفت خرید' })).toBeNull()
  })

  it('says so when the list failed to load, and retries', async () => {
    const walk = await arrive(({ fail }) =>
      fail('list the documents', failure('broken', 5000, errorText('broken', 'fa'))),
    )
    expect(screen.getByRole('heading', { name: 'مدارک نرسید' })).toBeTruthy()
    expect(screen.getByText(errorText('broken', 'fa'))).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
    await act(walk.settle)
    expect(screen.getByRole('heading', { name: 'عکس ۲ مدرک را بفرستید' })).toBeTruthy()
  })
})
