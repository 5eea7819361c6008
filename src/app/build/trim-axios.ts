/**
 * Leaves out of the build what axios attaches to its default export but the app never uses: the fetch
 * adapter, its own cancel tokens (the app uses `AbortSignal`), and the table of status codes. Together 4
 * kB, gzip. Requests go through XMLHttpRequest, which reports the progress of an upload.
 */
import type { Plugin } from 'vite'

/** Import in axios/lib, by importer and specifier, and the module that takes its place. */
const replacements: Readonly<Record<string, string>> = {
  'adapters/adapters.js ./fetch.js': 'export const getFetch = () => null',
  'axios.js ./cancel/CancelToken.js': 'export default null',
  'axios.js ./helpers/HttpStatusCode.js': 'export default null',
}

const PREFIX = '\0separ-trimmed-axios:'

export const trimAxios = (): Plugin => ({
  name: 'separ-trim-axios',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const file = importer?.split('/axios/lib/')[1]
    const key = `${file ?? ''} ${source}`
    return Object.hasOwn(replacements, key) ? `${PREFIX}${key}` : null
  },
  load: (id) => (id.startsWith(PREFIX) ? (replacements[id.slice(PREFIX.length)] ?? null) : null),
})
