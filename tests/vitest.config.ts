/** Unit tests: they lie beside the code they test; screens among them run in jsdom. */
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { linguiMacro } from '../src/app/build/lingui-macro.ts'
import { LongestFirst } from './run/longest-first.ts'
import { sharedTests } from './run/shared-modules.ts'

/** Set by the runner, because `--exclude` does not reach projects. */
const skipped = process.env['SEPAR_SKIP_TESTS']?.split(' ') ?? []
const exclude = ['tests/journeys/**', '**/node_modules/**', 'dist/**', ...skipped]

const root = fileURLToPath(new URL('..', import.meta.url))
const { node, jsdom } = sharedTests(root)
const all = ['{contract,explorer,machines,src,tests,visualizer}/**/*.test.{ts,tsx}']

export default defineConfig({
  root,
  plugins: [react(), linguiMacro(/\/src\/.*\.tsx?$/), lingui()],
  resolve: { conditions: ['browser'] },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: [...node], exclude, isolate: false } },
      { extends: true, test: { name: 'screens', include: [...jsdom], exclude, isolate: false } },
      { extends: true, test: { name: 'isolated', include: all, exclude: [...exclude, ...node, ...jsdom] } },
      // Files of a worker share modules, so that the embedded database is opened once per worker.
      {
        extends: true,
        test: { name: 'gateway', include: ['gateway/**/*.test.ts'], exclude, isolate: false },
      },
    ],
    setupFiles: [
      'tests/run/console-messages.setup.ts',
      'tests/run/globals.setup.ts',
      'tests/run/owner-stacks.setup.ts',
    ],
    environment: 'node',
    maxWorkers: 2,
    // Room for new objects, MB: collecting them took a tenth of the exploring tests' time.
    execArgv: ['--max-semi-space-size=128'],
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A poll ends when its condition holds; on a busy machine that may take longer than the usual second.
    expect: { poll: { timeout: 10_000 } },
  },
})
