/**
 * The walks that `npm run screenshots` takes, each with the stops at which a picture is taken. A new picture
 * is one line: its name, how to get there from the previous stop, and in which other variants it is taken.
 */
import type { Page } from '@playwright/test'
import {
  newOwnerVehicle,
  openPaymentSheetOf,
  openHomeSignedIn,
  experimentVariants,
  openPricesOf,
} from '#tests/journeys/choose-offer.ts'
import {
  addAddress,
  expectReview,
  confirmPreviousPolicy,
  confirmVehicle,
  waitForPath,
  cancelAtBank,
  chooseRadio,
  chooseOffer,
  declinePaper,
  incompleteVehicle,
  fillHolder,
  goToBank,
  submitInquiry,
  openInquiry,
  payAtBank,
  press,
  postponeDocuments,
  knownVehicle,
  declareNoClaims,
  expectReceipt,
  uploadAllDocuments,
  signIn,
  confirmAddress,
  type Vehicle,
} from '#tests/journeys/customer.ts'
import { enterCar, openManualEntry } from '#tests/journeys/fields.ts'
import { signInDevice, createOrder, openAndSignIn } from '#tests/journeys/create-order.ts'
import { openOffers } from '#tests/journeys/offers-list.ts'
import { walkToDocuments } from '#tests/journeys/walks.ts'
import { failureWalks } from './screenshot-failures.ts'
import type { Walk } from './walk.ts'

const nothing = () => Promise.resolve()

const purchase: Walk = {
  open: nothing,
  stops: [
    { picture: 'home', go: (page) => page.goto('/'), also: ['dark', 'wide'] },
    { picture: 'inquiry', go: openInquiry },
    {
      picture: 'vehicle',
      go: (page) => submitInquiry(page, knownVehicle).then(() => waitForPath(page, /step=2$/)),
    },
    { picture: 'insurance', go: (page) => confirmVehicle(page).then(() => waitForPath(page, /step=3$/)) },
    { picture: 'claims', go: (page) => confirmPreviousPolicy(page).then(() => waitForPath(page, /step=4$/)) },
    {
      picture: 'offers',
      go: (page) =>
        declareNoClaims(page).then(() =>
          page
            .getByRole('button', { name: /^انتخاب بیمه/ })
            .first()
            .waitFor(),
        ),
      also: ['dark', 'wide'],
    },
    {
      picture: 'sign-in',
      go: (page) => chooseOffer(page).then(() => page.getByLabel('شمارهٔ موبایل').waitFor()),
      isWithoutHelp: true,
    },
    {
      picture: 'holder',
      go: (page) => signIn(page, '09123456789').then(() => fillHolder(page, '09123456789')),
    },
    {
      picture: 'address',
      go: (page) =>
        press(page, 'ثبت و ادامه')
          .then(() => addAddress(page))
          .then(() => press(page, 'بازگشت')),
    },
    {
      picture: 'delivery',
      go: (page) => confirmAddress(page).then(() => waitForPath(page, /forwarding-details/)),
    },
    {
      picture: 'documents',
      go: (page) => declinePaper(page).then(() => waitForPath(page, /upload-documents/)),
    },
    {
      picture: 'payment',
      go: (page) => uploadAllDocuments(page).then(() => expectReview(page)),
      also: ['dark', 'wide'],
    },
    {
      picture: 'receipt',
      go: (page) =>
        goToBank(page)
          .then(payAtBank)
          .then(() => expectReceipt(page)),
      also: ['dark', 'narrow', 'wide'],
    },
  ],
}

const byHand: Walk = {
  open: openInquiry,
  stops: [
    {
      picture: 'vehicle-defective',
      go: (page) =>
        submitInquiry(page, incompleteVehicle).then(() => waitForPath(page, /vehicle-information\?step=1$/)),
    },
    { picture: 'vehicle-by-hand', go: (page) => openInquiry(page).then(() => openManualEntry(page)) },
    {
      picture: 'status-by-hand',
      go: (page) =>
        enterCar(page)
          .then(() => chooseRadio(page, /^بیمه داشته است/))
          .then(() => chooseRadio(page, /^مالک عوض شده/)),
    },
    {
      picture: 'policy-by-hand',
      go: (page) =>
        press(page, 'ثبت و ادامه').then(() => waitForPath(page, /insurance-information\?step=1$/)),
    },
  ],
}

/** A picture of the inquiry with the registry's refusal of a vehicle. */
const refused = (picture: string, vehicle: Vehicle, refusal: RegExp): Walk => ({
  open: openInquiry,
  stops: [
    {
      picture,
      go: (page) =>
        submitInquiry(page, vehicle).then(() =>
          page.getByRole('alert').filter({ hasText: refusal }).waitFor(),
        ),
      also: ['dark', 'narrow'],
    },
  ],
})
const otherOwners: Vehicle = { plate: ['15', 'د', '638', '22'], nationalCode: '9932551902' }
const unreachable: Vehicle = { plate: ['82', 'ق', '195', '13'], nationalCode: '9911284867' }

const newOwner: Walk = {
  open: async (page) => {
    await openInquiry(page)
    await submitInquiry(page, newOwnerVehicle)
    await waitForPath(page, /vehicle-information\?step=1$/)
    await press(page, 'ثبت و ادامه')
    await waitForPath(page, /vehicle-information\?step=2$/)
    await press(page, 'ثبت و ادامه')
    await waitForPath(page, /insurance-information\?step=1$/)
  },
  stops: [
    {
      picture: 'ownership',
      go: (page) =>
        press(page, 'ثبت و ادامه').then(() => waitForPath(page, /insurance-information\?step=2$/)),
    },
    {
      picture: 'discounts',
      go: (page) =>
        chooseRadio(page, /^بله، تخفیف دارم/)
          .then(() => press(page, 'ثبت و ادامه'))
          .then(() => waitForPath(page, /insurance-information\?step=3$/)),
    },
  ],
}

const byCheques: Walk = {
  open: (page) => page.goto('/'),
  stops: [
    {
      picture: 'cheques',
      go: async (page) => {
        const device = await signInDevice(new URL(page.url()).origin, '09123456781')
        const trackingCode = await createOrder(device, {
          at: 'cheques',
          company: 'alvand',
          paymentType: 'installment',
        })
        await openAndSignIn(page, `/third-party/upload-installment-documents/${trackingCode}`, '09123456781')
        await page.getByRole('region', { name: 'چک اول' }).waitFor()
      },
    },
    { picture: 'order-unknown', go: (page) => page.goto('/third-party/upload-documents/ZZZZZZZZZZZZZZ') },
  ],
}

const sheets: Walk = {
  open: (page) => openOffers(page),
  stops: [
    {
      picture: 'arrangement',
      go: (page) => press(page, /^چینش و فیلتر/),
      sheet: (page) => press(page, /^Sort and filter/),
    },
    {
      picture: 'ceilings',
      go: (page) => press(page, 'سقف‌های بیشتر'),
      sheet: (page) => press(page, 'More ceilings'),
    },
  ],
}

const later: Walk = {
  open: (page) =>
    openHomeSignedIn(page, experimentVariants.asksWhen).then(() => openPricesOf(page, knownVehicle)),
  stops: [
    {
      picture: 'complete-when',
      go: (page) =>
        openPaymentSheetOf(page, 'بیمهٔ کارون')
          .then(() => press(page, 'ثبت سفارش'))
          .then(() => page.getByRole('radio').first().waitFor()),
    },
  ],
}

const cancelled: Walk = {
  open: (page) =>
    walkToDocuments(page, '09123456780')
      .then(() => postponeDocuments(page))
      .then(() => expectReview(page)),
  stops: [
    {
      picture: 'payment-cancelled',
      go: (page) =>
        goToBank(page)
          .then(async (bank) => {
            await cancelAtBank(bank)
            await bank.close()
          })
          .then(() => page.getByRole('heading', { level: 1 }).waitFor()),
    },
  ],
}

const openChat = async (page: Page, support: string, chat: RegExp): Promise<void> => {
  await press(page, support)
  await press(page, chat)
  await page.locator('iframe').waitFor()
}

const around: Walk = {
  open: (page) => page.goto('/'),
  stops: [
    { picture: 'help', go: (page) => press(page, 'پشتیبانی'), sheet: (page) => press(page, 'Support') },
    {
      picture: 'chat',
      go: (page) => openChat(page, 'پشتیبانی', /^گفت‌وگوی آنلاین/),
      sheet: (page) => openChat(page, 'Support', /^Online chat/),
    },
    { picture: 'faq', go: (page) => page.goto('/settings/faq') },
    {
      picture: 'sign-in-needed',
      go: (page) =>
        page
          .goto('/third-party/upload-documents/ABCDEFGHJKLMNP')
          .then(() => page.getByRole('button', { name: 'ورود و ادامه' }).waitFor()),
    },
  ],
}

export const walks: readonly Walk[] = [
  purchase,
  byHand,
  refused('plate-of-another', otherOwners, /کارت خودرو/),
  refused('registry-unreachable', unreachable, /منتظر نمانید/),
  newOwner,
  sheets,
  byCheques,
  later,
  cancelled,
  around,
  ...failureWalks,
]
