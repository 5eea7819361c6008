/** Unit tests: they lie beside the code they test; screens among them run in jsdom. */
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    react(),
    babel({
      plugins: ['@lingui/babel-plugin-lingui-macro'],
      include: /\/src\/.*\.tsx?$/,
      exclude: /node_modules/,
    }),
    lingui(),
  ],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['{contract,machines,gateway,src,tests,visualizer}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'node_modules/**', 'dist/**'],
    setupFiles: ['tests/run/complaints.setup.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
