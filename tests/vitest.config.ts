/** Unit tests: they lie beside the code they test; screens among them run in jsdom. */
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { linguiMacro } from '../src/app/build/lingui-macro.ts'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react(), linguiMacro(/\/src\/.*\.tsx?$/), lingui()],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['{contract,explorer,machines,gateway,src,tests,visualizer}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'node_modules/**', 'dist/**'],
    setupFiles: ['tests/run/complaints.setup.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
