/**
 * The app sends by XMLHttpRequest, which tells how far an upload is. axios brings a second way of sending, by fetch,
 * which nothing here asks for: it stays out of the build (3 kB, gzip).
 */
import type { Plugin } from 'vite'

const ABSENT = '\0separ-absent-adapter'

/** Gives a Vite plugin that leaves axios its first adapter only. */
export const xhrAdapterOnly = (): Plugin => ({
  name: 'separ-one-adapter',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './fetch.js' && importer?.endsWith('/axios/lib/adapters/adapters.js') ? ABSENT : null,
  load: (id) => (id === ABSENT ? 'export const getFetch = () => null' : null),
})
