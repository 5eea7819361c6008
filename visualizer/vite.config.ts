/**
 * Build of the visualizer: its page and the phone's entry of the app, both served at /visualizer/. The
 * customers' build (vite.config.ts) contains neither.
 */
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { linguiMacro } from '../src/app/build/lingui-macro.ts'
import manifest from '../package.json' with { type: 'json' }
import { virtualModules } from './build/virtual-modules.ts'
import { pagesAtTheTop } from './build/pages-at-the-top.ts'

const root = decodeURIComponent(new URL('..', import.meta.url).pathname)

export default defineConfig({
  root,
  base: '/visualizer/',
  publicDir: false,
  plugins: [
    react(),
    linguiMacro(/\/src\/.*\.[jt]sx?$/),
    lingui({ cwd: root }),
    virtualModules(),
    pagesAtTheTop(),
  ],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
  build: {
    outDir: `${root}dist/visualizer`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A tool for a laptop: charts, paths and React Flow are one chunk.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // The phone loads the app's lazy parts at once.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      input: { index: `${root}visualizer/index.html`, observed: `${root}visualizer/phone/observed.html` },
      output: {
        chunkFileNames: 'assets/[name]-[hash].js',
        entryFileNames: 'assets/[name]-[hash].js',
        // Fewer files, because the phone loads all of the app; only modules that do nothing when they load.
        codeSplitting: {
          groups: [
            { name: 'icons', test: /lucide-react/ },
            { name: 'texts', test: /\/src\/locales\// },
            { name: 'rules', test: /\/(?:contract|machines)\// },
          ],
        },
      },
    },
  },
})
