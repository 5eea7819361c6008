/**
 * Build of the app: two pages (the prerendered first page, and the shell of all other URLs), message
 * catalogues, and vendors in chunks of their own, so that they stay cached when a step changes.
 */
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { linguiMacro } from './src/app/build/lingui-macro.ts'
import { serviceWorkerPlugin } from './src/app/build/service-worker.ts'
import { trimAxios } from './src/app/build/trim-axios.ts'
import { unreadMetadataPlugin } from './src/app/build/strip-unread-metadata.ts'
import { staticPages } from './src/app/build/static-pages.ts'
import { publishedHomeContent } from '#gateway/content/home-content.ts'
import { checkBudgets } from '#tests/bench/budgets.ts'
import manifest from './package.json' with { type: 'json' }

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const modules = (name: string, packages: readonly string[]) => ({
  name,
  test: new RegExp(`node_modules/(?:${packages.join('|')})/`),
  priority: 9,
})

/**
 * Chunks of our code and of the icons: code of the first page, of every sheet, and of most steps. The rest
 * stays with its step.
 */
const ours = [
  { name: 'preload', test: /vite\/preload-helper/, priority: 10 },
  // What home's own script and the app share: nothing else of the app may be in a chunk of that script.
  {
    name: 'first-page',
    test: /\/src\/(?:app\/first-page\/(?:typed-plate|offline)|app\/(?:shell\/prerendered-page|landscape-phone)|adapters\/(?:colour-scheme|idle|install-prompt|random|request-id|settings)\.ts|ui\/(?:field\/digit-entry|picker\/search|plate\/plate-(?:draft|entry))\.ts)|\/contract\/(?:digits|operation|values\/(?:measured-page|plate-letters))\.ts/,
    priority: 8,
  },
  // What a guest's visit is reported with, also where the app does not run.
  {
    name: 'visit',
    test: /\/src\/(?:app\/analytics\/(?:report-visit|guest-digest)|adapters\/(?:analytics|vitals))\.ts|node_modules\/web-vitals\//,
    priority: 8,
  },
  { name: 'home-content', test: /\/first-page\/(?:published-content|stored-places)\.ts/, priority: 8 },
  {
    name: 'start',
    test: /\/(?:src|contract|machines)\/(?!first-page\.ts|app\/first-page\/|app\/shell\/|main\.ts|[^/]*\.html)|lucide-react/,
    tags: ['$initial' as const],
    priority: 5,
  },
  // Only the bank account's page parses it.
  { name: 'sheba', test: /\/contract\/values\/sheba\.ts/, priority: 4 },
  // Calls of the gateway and their failures, which home and every journey need; those of an area stay with its pages.
  {
    name: 'calls',
    test: /\/src\/adapters\/(?:gateway\/|bank-window|network|session|sign-in-address|stored-value)|\/contract\/(?:index|operations\/(?!account|car-body\.|home|inspection|mobile-insurance|my-insurance|own-data|policies)[^/]*)\.ts|\/machines\/(?:failure|type-of|journeys)\.ts/,
    priority: 3.5,
  },
  // Without the context by which every page opens the help.
  { name: 'icons', test: /lucide-react/, minShareCount: 7, priority: 3.2 },
  {
    name: 'sheet',
    test: /\/src\/ui\/sheet\/(?!ask-support)|@mui\/material\/Unstable_TrapFocus/,
    priority: 3,
  },
  // Rules of liability insurances that their renewal needs, too.
  {
    name: 'liability-rules',
    test: /\/machines\/(?:products\/liability\/(?:actions|context-updates|event-guards|search)|steps\/offers\/liability-list)\./,
    priority: 2.2,
  },
  // Steps and rules that only inquiries of liability insurances have; those of other journeys stay with their charts.
  {
    name: 'liability',
    test: /\/machines\/(?:products\/liability|steps\/(?:delivery|history|vehicle|inquiry|offers)\.|parts\/(?:claims|history-change)\.)/,
    priority: 2.1,
  },
  // The rules of the journey that only screens use stay with the screens.
  {
    name: 'journey',
    test: /\/machines\/(?:journey\/(?!(?:address-errors|field-errors|vehicle|price-change|offer-list|car-body-errors|cover-choice|renewal-input)\.)|steps\/(?!car-body\/|renewal\/)|parts\/)/,
    priority: 2,
  },
  { name: 'ui', test: /\/src\/ui\/|lucide-react/, minShareCount: 15, priority: 2 },
  { name: 'form', test: /\/(?:src\/(?:steps|adapters)|contract)\//, minShareCount: 14, priority: 1 },
]

/** What the app starts with, which is loaded before any chunk of a page. */
const LOADED =
  /\/(?:first-page|preload|react|rolldown-runtime|router|schemas|start|words)-[\w-]+\.(?:js|css)$/

/**
 * The chunks to load beside a page's entry or a dynamic import. The app has loaded some before any dynamic import; home's
 * own script has none of them.
 */
const missing = (
  _file: string,
  dependencies: string[],
  host: { hostId: string; hostType: string },
): string[] =>
  host.hostType === 'html' || /\/index-/.test(host.hostId)
    ? dependencies
    : dependencies.filter((file) => !LOADED.test(file))

/** Prints the size of each page, and fails the build beyond a budget. */
const budgets = (): Plugin => ({
  name: 'separ-budgets',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }) {
      const { table, problems } = checkBudgets(dir)
      this.info(`\n${table}`)
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  },
})

export default defineConfig({
  root: here('./src'),
  publicDir: here('./public'),
  plugins: [
    react(),
    linguiMacro(/\/src\/.*\.[jt]sx?$/),
    lingui({ cwd: here('.') }),
    trimAxios(),
    unreadMetadataPlugin(),
    staticPages({
      version: manifest.version,
      prerender: '/app/shell/prerender.tsx',
      content: publishedHomeContent('fa'),
      font: 'vazirmatn-common',
      firstPage: '/areas/home/Home',
      next: [
        '/src/app/start-app.ts',
        '/src/locales/fa/messages.po',
        '/app/journeys/open-journey-route.ts',
        '/machines/third-party.ts',
        '/app/journeys/JourneyView.tsx',
        '/steps/inquiry/owner.tsx',
        '/steps/third-party/presentation.tsx',
        '/app/app-services/services.ts',
        ...['app-services', 'journeys', 'pages/inquiry', 'pages/third-party'].map(
          (name) => `/src/locales/fa/${name}.po`,
        ),
      ],
    }),
    budgets(),
    serviceWorkerPlugin(manifest.version),
  ],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
  build: {
    outDir: here('./dist/app'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: missing },
    rolldownOptions: {
      // The first page loads the app after its first paint; all other URLs load it at once.
      checks: { ineffectiveDynamicImport: false },
      // A value that a call names only in what it sends is not loaded: the app's build leaves out those schemas.
      treeshake: { moduleSideEffects: [{ test: /\/contract\/(?:values|operations)\//, sideEffects: false }] },
      input: { index: here('./src/index.html'), app: here('./src/app.html') },
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        entryFileNames: 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            modules('react', ['react', 'react-dom', 'scheduler', 'use-sync-external-store']),
            modules('words', ['@lingui/core', '@lingui/react', '@lingui/message-utils']),
            modules('router', ['@tanstack/(?:react-)?(?:router|history|store)[^/]*']),
            modules('query', ['@tanstack/(?:react-)?query[^/]*']),
            modules('statecharts', ['xstate', '@xstate/react']),
            modules('schemas', ['valibot']),
            modules('http', ['axios']),
            ...ours,
          ],
        },
      },
    },
  },
})
