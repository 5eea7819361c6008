/**
 * The chunks of the app: vendors apart, so that they stay cached when a step changes; code of the first page;
 * and what several pages share. The rest stays with its page. Each chunk costs a request, which a slow phone
 * pays with a round trip and the processor with some milliseconds, so that small parts of one use are
 * together. Decision 052.
 */

/**
 * A module belongs to the first group that matches it, and brings along what it imports and no earlier group
 * has.
 */
type Group = {
  readonly name: string
  readonly test: RegExp
  /** How many chunks must share a module; all modules that match, by default. */
  readonly minShareCount?: number
  readonly tags?: ['$initial']
}

const packages = (name: string, names: readonly string[]): Group => ({
  name,
  test: new RegExp(`node_modules/(?:${names.join('|')})/`),
})

const vendors: readonly Group[] = [
  packages('react', ['react', 'react-dom', 'scheduler', 'use-sync-external-store']),
  // Every page of the app needs all of them, and they are about as large as React: files of one size that are
  // fetched together also arrive together. Decision 055.
  packages('libraries', [
    '@lingui/core',
    '@lingui/react',
    '@lingui/message-utils',
    '@tanstack/(?:react-)?(?:router|history|store)[^/]*',
    'xstate',
    '@xstate/react',
    'valibot',
    'axios',
  ]),
  packages('query', ['@tanstack/(?:react-)?query[^/]*']),
]

/**
 * What the app shares with the scripts that run before it, of home and of a question: nothing else of the app
 * may be in a chunk of theirs.
 */
const firstPage: readonly Group[] = [
  {
    name: 'first-page',
    test: /vite\/preload-helper|\/src\/(?:app\/first-page\/(?:listed-files|manifest-link|offline|published-content|stored-places|typed-plate)|app\/(?:shell\/(?:prerendered-page|question-entries|replay-presses)|startup\/launch-params|landscape-phone)|adapters\/(?:calm|colour-scheme|first-paint|idle|install-prompt|next-paint|random|request-id|settings|sign-in-return)\.ts|ui\/(?:field\/digit-entry|picker\/search|plate\/plate-(?:draft|entry))\.ts)|\/contract\/(?:digits|operation|values\/(?:measured-page|page-files|plate-letters))\.ts/,
  },
  // What a guest's visit is reported with, also where the app does not run.
  {
    name: 'visit',
    test: /\/src\/(?:app\/analytics\/(?:report-visit|guest-digest)|adapters\/(?:analytics|vitals))\.ts|node_modules\/web-vitals\//,
  },
  { name: 'service-worker', test: /\/src\/adapters\/service-worker\.ts/ },
]

const app: readonly Group[] = [
  {
    name: 'start',
    test: /\/(?:src|contract|machines)\/(?!(?:first-)?page\.ts|app\/first-page\/|app\/shell\/|[^/]*\.html)|lucide-react/,
    tags: ['$initial'],
  },
  // Only the bank account's page parses it.
  { name: 'sheba', test: /\/contract\/values\/sheba\.ts/ },
  // Calls of the gateway and their failures, which home and every journey need (those of an area stay with
  // its pages), and small parts of the app that most pages share.
  {
    name: 'app-parts',
    test: /\/src\/adapters\/(?:allowed-origins|gateway\/|bank-window|network|session|sign-in-address|stored-value)|\/contract\/(?:index|operations\/(?!account|car-body\.|home|inspection|mobile-insurance|my-insurance|own-data|policies)[^/]*)\.ts|\/machines\/(?:failure|type-of|journeys)\.ts|\/src\/app\/(?:experiments|first-page\/cached-places|pending-changes|persistence\/persisted-journeys|routing\/page-entry|runtime|toast-keys)\.ts|\/src\/(?:adapters\/journey-store|steps\/state-titles|ui\/(?:feedback\/EmptyState|lazy\/))|\/machines\/(?:path-of|journey\/(?:address|field)-errors)\./,
  },
  // Without the context by which every page opens the help.
  { name: 'icons', test: /lucide-react/, minShareCount: 3 },
  { name: 'sheet', test: /\/src\/ui\/sheet\/(?!ask-support)|@mui\/material\/Unstable_TrapFocus/ },
  {
    name: 'reminders',
    test: /\/src\/adapters\/(?:calendar-file|due-reminders|reminder-store|renewal-reminder)\./,
  },
  { name: 'services', test: /\/src\/app\/app-services\/(?:services|installation)\.ts/ },
]

const areas: readonly Group[] = [
  // Small parts of My Insurance and the account.
  {
    name: 'area-parts',
    test: /\/src\/(?:adapters\/save-file|app\/account\/(?:account-page|calls)|areas\/parts\/|ui\/(?:choice\/(?:Segmented\.module|TabLinks)|feedback\/StatusChip))|\/machines\/areas\/calls\./,
  },
]

const journeys: readonly Group[] = [
  // Rules that every chart of a journey has, and those of liability insurances that their renewal needs, too.
  // The rules that only screens use stay with the screens.
  {
    name: 'journey-rules',
    test: /\/machines\/(?:journey\/(?!(?:vehicle|price-change|offer-list|car-body-errors|cover-choice|renewal-input)\.)|products\/liability\/(?:actions|context-updates|event-guards|search)\.|steps\/(?:arriving|opening|offers\/liability-list)\.|parts\/start\.)/,
  },
  // Steps and rules that only inquiries of liability insurances have; those of other journeys stay with their
  // charts.
  {
    name: 'liability',
    test: /\/machines\/(?:products\/liability|steps\/(?:delivery|history|vehicle|inquiry|offers)\.|parts\/(?:claims|history-change)\.)/,
  },
  { name: 'ui', test: /\/src\/ui\//, minShareCount: 15 },
  // What the app and every step of a journey have besides its chart and its screens.
  {
    name: 'journeys',
    test: /\/src\/app\/(?:journeys\/(?:JourneyView|journey-registry|open-journey-route|product-presentations|screens|calls\/(?:addresses|call-actors|changes))\.|routing\/journey-route\.)|\/src\/steps\/(?:liability|sign-in\/sign-in-reason|parts\/(?:FailureNote|form-state|journey-progress|StepScreen|asides|Question))\.|\/machines\/(?:guard-holds|journey-frame)\./,
  },
  { name: 'fields', test: /\/src\/ui\/(?:picker\/Picker|field\/NumericField)/ },
  // Names and fields of a vehicle in inquiries.
  {
    name: 'vehicle-words',
    test: /\/src\/steps\/parts\/vehicle\/(?:liability-vehicle|vehicle-(?:labels|name))|\/machines\/journey\/vehicle\./,
  },
  { name: 'vehicle-fields', test: /\/src\/steps\/parts\/vehicle\/(?:SanhubHint|vehicle-pickers)/ },
  { name: 'form', test: /\/(?:src\/(?:steps|adapters)|contract)\//, minShareCount: 14 },
]

/** Rolldown cuts a priority to an integer, and takes the highest first. */
export const chunkGroups = [...firstPage, ...vendors, ...app, ...areas, ...journeys].map(
  (group, index, { length }) => ({
    ...group,
    priority: length - index,
  }),
)
