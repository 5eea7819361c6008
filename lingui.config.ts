/** Message catalogues: Persian is the source language; messages are extracted from src. */
import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'

const noWords = ['**/*.test.*', '**/catalogue/**', '**/testing/**']

/** Steps and parts that only car-body insurance has share its catalogue. */
const ofCarBodyOnly: readonly string[] = ['car-questions', 'inspection']
const ofCarBody = [
  ...ofCarBodyOnly.map((step) => `src/steps/${step}`),
  'src/steps/offers/car-body',
  'src/steps/parts/car-body',
]

const steps = readdirSync(new URL('src/steps', import.meta.url), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'parts' && !ofCarBodyOnly.includes(entry.name) ? [entry.name] : [],
)
/** The form of the policy holder: a step of its own, and a sheet of a renewal. */
const ofHolder = 'src/steps/parts/holder'
/** By how much two prices differ: on home and in a renewal. */
const ofDeltas = 'src/ui/price/DeltaTag*'
/** Components of the design that only one product's pages show. */
const ofOneProduct: Readonly<Record<string, readonly string[]>> = {
  motorcycle: ['src/ui/plate/Motorcycle*'],
  'car-body': ofCarBody,
  renewal: ['src/steps/offers/renewal', ofDeltas],
  holder: [ofHolder],
}

/** What an area says outside of its screens, and the part of it that has a catalogue of its own. */
const ofActions = ['src/areas/parts', 'src/app/orders']
const ofHome = ['src/areas/home', 'src/app/home']
const myInsurance = ['src/areas/my-insurance', 'src/app/my-insurance', ...ofActions]
const ofPhones = ['src/areas/my-insurance/mobile']
const ofOrders = ['src/areas/my-insurance/order', 'src/app/my-insurance/show-order.ts']

/** The pages of the account share a catalogue: each says little by itself. */
const accountPages = ['settings', 'bank-account', 'payments', 'user-page'].map((page) => `src/app/${page}`)
/** Purchases and the account show addresses; home and the first page do not. */
const ofAddresses = 'src/ui/address'
/** Car-body insurance, its receipts and its policies name covers. */
const ofCovers = 'src/ui/covers'
const account = [ofAddresses, 'src/areas/account', 'src/areas/parts', ...accountPages]

/** Pages that name covers. */
const namesCovers: ReadonlySet<string> = new Set(['car-body', 'payment-result'])

const page = (name: string, room: 'areas' | 'steps') => ({
  path: `<rootDir>/src/locales/{locale}/pages/${name}`,
  include: [
    `src/${room}/${name}`,
    ...(ofOneProduct[name] ?? []),
    ...(namesCovers.has(name) ? [ofCovers] : []),
  ].map((path) => `<rootDir>/${path}`),
  exclude: name === 'offers' ? [...noWords, '**/src/steps/offers/{car-body,renewal}/**'] : noWords,
})

/** Parts about prices and payment, which only offers, the check of the answers and the invoice show. */
const ofPrices = ['premium-lines*', 'payment-types/**', 'DiscountSheet*', 'PriceChangeSheet*'].map(
  (path) => `src/steps/parts/${path}`,
)

/** Messages of the app's own charts load with them, after the first page. */
const afterFirstPage = ['src/app/app-services', 'src/app/startup', 'src/ui/sheet/help']

export default defineConfig({
  sourceLocale: 'fa',
  locales: ['fa', 'en'],
  runtimeConfigModule: { Trans: ['#ui/text/Trans.tsx', 'Trans'] },
  // Messages load with the page or step that uses them; messages of several steps load with the first of
  // these.
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['<rootDir>/src/app', '<rootDir>/src/ui', '<rootDir>/src/areas/not-found'],
      exclude: [
        ...noWords,
        '**/src/app/journeys/**',
        '**/src/app/my-insurance/**',
        '**/src/app/home/**',
        '**/src/app/orders/**',
        '**/src/app/mobile-insurance/**',
        ...accountPages.map((path) => `**/${path}/**`),
        '**/src/app/faq/**',
        `**/${ofAddresses}/**`,
        `**/${ofCovers}/**`,
        ...afterFirstPage.map((path) => `**/${path}/**`),
        ...Object.values(ofOneProduct).flatMap((paths) => paths.map((path) => `**/${path}`)),
      ],
    },
    {
      path: '<rootDir>/src/locales/{locale}/app-services',
      include: afterFirstPage.map((path) => `<rootDir>/${path}`),
      exclude: noWords,
    },
    {
      path: '<rootDir>/src/locales/{locale}/journeys',
      include: [
        '<rootDir>/src/steps/*.ts',
        '<rootDir>/src/steps/*.tsx',
        '<rootDir>/src/steps/parts',
        '<rootDir>/src/app/journeys',
        `<rootDir>/${ofAddresses}`,
      ],
      exclude: [
        ...noWords,
        ...ofPrices.map((path) => `**/${path}`),
        '**/src/steps/parts/car-body/**',
        `**/${ofHolder}/**`,
      ],
    },
    {
      path: '<rootDir>/src/locales/{locale}/pages/pricing',
      include: ofPrices.map((path) => `<rootDir>/${path}`),
      exclude: noWords,
    },
    {
      path: '<rootDir>/src/locales/{locale}/pages/home',
      include: [...ofHome, ...ofActions, ofDeltas].map((path) => `<rootDir>/${path}`),
      exclude: noWords,
    },
    {
      path: '<rootDir>/src/locales/{locale}/pages/faq',
      include: ['<rootDir>/src/areas/faq', '<rootDir>/src/app/faq'],
      exclude: noWords,
    },
    {
      path: '<rootDir>/src/locales/{locale}/pages/account',
      include: account.map((path) => `<rootDir>/${path}`),
      exclude: [...noWords, '**/src/areas/parts/action-name.ts'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/pages/mobile-insurance',
      include: ['<rootDir>/src/areas/mobile-insurance', '<rootDir>/src/app/mobile-insurance'],
      exclude: noWords,
    },
    {
      path: '<rootDir>/src/locales/{locale}/pages/my-insurance',
      include: myInsurance.map((path) => `<rootDir>/${path}`),
      exclude: [...noWords, ...[...ofOrders, ...ofPhones].flatMap((path) => [`**/${path}`, `**/${path}/**`])],
    },
    {
      path: '<rootDir>/src/locales/{locale}/pages/mobile-policies',
      include: ofPhones.map((path) => `<rootDir>/${path}`),
      exclude: noWords,
    },
    {
      path: '<rootDir>/src/locales/{locale}/pages/order',
      include: [...ofOrders, ofCovers].map((path) => `<rootDir>/${path}`),
      exclude: noWords,
    },
    page('payment-result', 'areas'),
    ...steps.map((step) => page(step, 'steps')),
  ],
  formatOptions: { lineNumbers: false },
})
