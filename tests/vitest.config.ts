/** Unit tests: they lie beside the code they test; screens among them run in jsdom. */
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { linguiMacro } from '../src/app/build/lingui-macro.ts'

/** Set by the runner, because `--exclude` does not reach projects. */
const skipped = process.env['SEPAR_SKIP_TESTS']?.split(' ') ?? []
const exclude = ['tests/journeys/**', 'node_modules/**', 'dist/**', ...skipped]

const UNIT = ['{contract,explorer,machines,src,tests,visualizer}/**/*.test.{ts,tsx}']
const ISOLATED = ['tests/paths/screens/*.test.tsx']

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react(), linguiMacro(/\/src\/.*\.tsx?$/), lingui()],
  resolve: { conditions: ['browser'] },
  test: {
    projects: [
      // Files of a worker share modules: loading React and the app for each file takes longer than the tests.
      // The embedded database, too, is opened once per worker.
      {
        extends: true,
        test: { name: 'unit', include: UNIT, exclude: [...exclude, ...ISOLATED], isolate: false },
      },
      // Files that replace modules of the app, or need a fresh browser's globals.
      { extends: true, test: { name: 'isolated', include: ISOLATED, exclude } },
      {
        extends: true,
        test: { name: 'gateway', include: ['gateway/**/*.test.ts'], exclude, isolate: false },
      },
    ],
    setupFiles: ['tests/run/console-messages.setup.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
