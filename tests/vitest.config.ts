/** Unit tests: they lie beside the code they test; screens among them run in jsdom. */
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { linguiMacro } from '../src/app/build/lingui-macro.ts'
import { FileOrder } from './run/file-order.ts'

/** Set by the runner: globs of files to leave out. */
const skipped = process.env['SEPAR_SKIP_TESTS']?.split(' ') ?? []

const root = fileURLToPath(new URL('..', import.meta.url))

const all = ['{contract,explorer,gateway,machines,src,tests,visualizer}/**/*.test.{ts,tsx}']
const exclude = ['**/node_modules/**', 'dist/**', ...skipped]
/** Files about the browser's history, which a window keeps. */
const OWN_WINDOW = ['src/app/routing/*.test.{ts,tsx}']

export default defineConfig({
  root,
  plugins: [react(), linguiMacro(/\/src\/.*\.tsx?$/), lingui()],
  resolve: { conditions: ['browser'] },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: all, exclude: [...exclude, ...OWN_WINDOW], isolate: false },
      },
      { extends: true, test: { name: 'own window', include: OWN_WINDOW, exclude } },
    ],
    setupFiles: [
      'tests/run/console-messages.setup.ts',
      'tests/run/leave-nothing.setup.ts',
      'tests/run/owner-stacks.setup.ts',
    ],
    environment: 'node',
    maxWorkers: 2,
    // Room for new objects, MB: collecting them took a tenth of the exploring tests' time.
    execArgv: ['--max-semi-space-size=128'],
    sequence: { sequencer: FileOrder },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A poll ends when its condition holds; on a busy machine that may take longer than the usual second.
    expect: { poll: { timeout: 10_000 } },
  },
})
