/** Words of the app: Persian is the source, taken out of src into catalogues. */
import { defineConfig } from '@lingui/cli'

const noWords = ['**/*.test.*', '**/catalogue/**', '**/testing/**']

export default defineConfig({
  sourceLocale: 'fa',
  locales: ['fa'],
  // What the first page says comes with it; what journeys say comes with them.
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}/messages', include: ['<rootDir>/src/app', '<rootDir>/src/ui', '<rootDir>/src/areas/home', '<rootDir>/src/areas/not-found'], exclude: [...noWords, '**/src/app/journeys/**'] },
    { path: '<rootDir>/src/locales/{locale}/journeys', include: ['<rootDir>/src/steps', '<rootDir>/src/app/journeys', '<rootDir>/src/areas/payment-result'], exclude: noWords },
  ],
  formatOptions: { lineNumbers: false },
})
