/**
 * Builds the service worker and its list of files to precache: all pages, chunks, styles, fonts,
 * pictures and catalogues in both languages. The app itself registers it and checks for updates. Stack,
 * "Pitfalls seen".
 */
import { VitePWA } from 'vite-plugin-pwa'

/** The worker is written as `sw.js` beside the pages, so that its scope contains all of them. */
/** @param version the app's, which the worker reports before it takes over */
export const serviceWorkerPlugin = (version: string) =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: '.',
    filename: 'sw.ts',
    injectRegister: false,
    // The manifests are static files, one per language.
    manifest: false,
    injectManifest: {
      globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
      globIgnores: ['.vite/**'],
      rollupFormat: 'iife',
    },
    // The worker is a build of its own, which logs warnings only.
    integration: {
      configureCustomSWViteBuild: (build) => {
        build.logLevel = 'warn'
        build.define = { ...build.define, 'import.meta.env.APP_VERSION': JSON.stringify(version) }
      },
    },
  })
