/**
 * How the visualizer is built: its page, and the second entry of the app that its phone shows. Both stand under
 * /visualizer/ of a started project; the customers' build (vite.config.ts) has no part of either.
 */
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { linguiMacro } from '../src/app/build/lingui-macro.ts'
import manifest from '../package.json' with { type: 'json' }
import { computed } from './build/computed.ts'
import { pagesAtTheTop } from './build/pages-at-the-top.ts'

const root = decodeURIComponent(new URL('..', import.meta.url).pathname)

export default defineConfig({
  root,
  base: '/visualizer/',
  publicDir: false,
  plugins: [react(), linguiMacro(/\/src\/.*\.[jt]sx?$/), lingui({ cwd: root }), computed(), pagesAtTheTop()],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
  build: {
    outDir: `${root}dist/visualizer`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A tool for a laptop: the charts, the explorer's paths and React Flow come in one piece.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // The phone loads what the customers’ app loads later all at once.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      input: { index: `${root}visualizer/index.html`, observed: `${root}visualizer/phone/observed.html` },
      output: { chunkFileNames: 'assets/[name]-[hash].js', entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
})
