/**
 * Build of the app: its pages (home, the first questions of journeys, and the shell of all other URLs),
 * message catalogues, and chunks (`chunk-groups.ts`).
 */
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './src/app/build/chunk-groups.ts'
import { linguiMacro } from './src/app/build/lingui-macro.ts'
import { serviceWorkerPlugin } from './src/app/build/service-worker.ts'
import { trimAxios } from './src/app/build/trim-axios.ts'
import { unreadMetadataPlugin } from './src/app/build/strip-unread-metadata.ts'
import { staticPages } from './src/app/build/static-pages.ts'
import { questionPages } from '#contract/values/page-files.ts'
import { publishedHomeContent } from '#gateway/content/home-content.ts'
import { checkBudgets } from '#tests/bench/budgets.ts'
import manifest from './package.json' with { type: 'json' }

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the app starts with, which is loaded before any chunk of a page. */
const LOADED = /\/(?:first-page|libraries|react|rolldown-runtime|start)-[\w-]+\.(?:js|css)$/

/**
 * The chunks to load beside a page's entry or a dynamic import. The app has loaded some before any dynamic
 * import; home's own script has none of them.
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
      prerender: '/app/prerender/prerender.tsx',
      content: publishedHomeContent('fa'),
      font: 'vazirmatn-common',
      firstPage: '/areas/home/Home',
      firstPageScript: '/src/first-page.ts',
      firstPageDrawings: 'areas/home/content/drawings.svg',
      questions: questionPages,
      firstQuestion: 'third-party',
      questionScreen: '/steps/inquiry/owner',
      script: '/src/page.ts',
      shell: [
        '/src/app/start-app.ts',
        '/src/locales/fa/messages.po',
        '/src/adapters/gateway/client.ts',
        '/xstate/',
      ],
      next: (name) => [
        '/src/app/start-app.ts',
        '/src/locales/fa/messages.po',
        '/app/journeys/open-journey-route.ts',
        `/machines/${name}.ts`,
        '/app/journeys/JourneyView.tsx',
        '/steps/inquiry/owner.tsx',
        `/steps/${name}/presentation.tsx`,
        ...['journeys', 'pages/inquiry', `pages/${name}`].map(
          (catalogue) => `/src/locales/fa/${catalogue}.po`,
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
      // A value that a call names only in what it sends is not loaded: the app's build leaves out those
      // schemas.
      treeshake: { moduleSideEffects: [{ test: /\/contract\/(?:values|operations)\//, sideEffects: false }] },
      input: {
        index: here('./src/index.html'),
        app: here('./src/app.html'),
        page: here('./src/page.ts'),
        start: here('./src/app/start-app.ts'),
      },
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        entryFileNames: 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
})
