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
  {
    name: 'start',
    test: /\/(?:src|contract|machines)\/(?!after-paint|index\.html)|lucide-react/,
    tags: ['$initial' as const],
    priority: 5,
  },
  { name: 'sheet', test: /\/src\/ui\/sheet\/|@mui\/material\/Unstable_TrapFocus/, priority: 3 },
  // The rules of the journey that only screens use stay with the screens.
  {
    name: 'journey',
    test: /\/machines\/(?:journey\/(?!(?:vehicle|price-change|offer-list)\.)|steps\/|parts\/)/,
    priority: 2,
  },
  {
    name: 'form',
    test: /\/(?:src\/(?:ui|steps|adapters)|contract)\/|lucide-react/,
    minShareCount: 9,
    priority: 1,
  },
]

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
      if (problems.length > 0) this.warn(problems.join('\n'))
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
      font: 'vazirmatn-arabic',
      firstPage: '/areas/home/Home',
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The first page loads the app after its first paint; all other URLs load it at once.
      checks: { ineffectiveDynamicImport: false },
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
