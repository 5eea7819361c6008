/** Words of the app: Persian is the source, taken out of src into one catalogue per language. */
import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'fa',
  locales: ['fa'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}/messages', include: ['<rootDir>/src'], exclude: ['**/*.test.*', '**/catalogue/**', '**/testing/**'] }],
  formatOptions: { lineNumbers: false },
})
