/**
 * Builds the service worker and tells it what to keep: both pages, every chunk, style, font, picture and catalogue of the app,
 * in both languages. Registering it and asking for a newer version are the app's own affair. Stack, "Pitfalls seen".
 */
import { VitePWA } from 'vite-plugin-pwa'

/** Gives the Vite plugins; the worker stands as sw.js beside the pages, so that it may serve all of them. */
export const serviceWorkerPlugin = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: '.',
    filename: 'sw.ts',
    injectRegister: false,
    // Written by hand, one for each language.
    manifest: false,
    injectManifest: {
      globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
      globIgnores: ['.vite/**'],
      rollupFormat: 'iife',
    },
    // The worker is a build within the build: it speaks only when something is wrong.
    integration: {
      configureCustomSWViteBuild: (build) => {
        build.logLevel = 'warn'
      },
    },
  })
