/**
 * The import rules as a table: which layer may import which, and which packages. `import-rules.ts` checks
 * against it. In short: contract ← machines ← steps, areas ← app, and machines ← explorer ← visualizer,
 * tests. The layers ui, adapters and gateway know the contract only.
 */

export type LayerName =
  | 'contract'
  | 'machines'
  | 'explorer'
  | 'explorer-stored'
  | 'ui'
  | 'adapters'
  | 'steps'
  | 'areas'
  | 'app'
  | 'gateway'
  | 'visualizer-build'
  | 'visualizer-phone'
  | 'visualizer'
  | 'testing'
  | 'tests'
  | 'root'

export type Layer = {
  readonly name: LayerName
  /** Matches the paths of its files. The first layer that matches a path owns it. */
  readonly at: RegExp
  /** Other layers that it may import. */
  readonly knows: readonly LayerName[]
  /** The only packages it may import; absent: any but those in `never`. */
  readonly packages?: readonly string[]
  /** Packages it may not import: a name, or `node:` for what only Node has. */
  readonly never?: readonly string[]
  /**
   * Its directories never import one another. Files beside them and those in `parts` are shared; they import
   * none of the directories.
   */
  readonly siblings?: true
}

/** A screen makes no network requests itself and uses nothing that a browser lacks. */
const SCREEN_NEVER = ['node:', 'axios', 'fastify', 'drizzle-orm']

export const layers: readonly Layer[] = [
  { name: 'contract', at: /^contract\//, knows: [], packages: ['valibot', 'jalaali-js'] },
  { name: 'machines', at: /^machines\//, knows: ['contract'], packages: ['valibot', 'xstate'] },
  {
    name: 'explorer-stored',
    at: /^explorer\/stored\//,
    knows: ['contract', 'machines', 'explorer'],
    packages: ['valibot', 'xstate', 'node:'],
  },
  {
    name: 'explorer',
    at: /^explorer\//,
    knows: ['contract', 'machines'],
    packages: ['valibot', 'xstate'],
  },
  {
    name: 'testing',
    at: /^src\/(?:app|steps|areas)\/(?:.*\/)?testing\//,
    knows: ['contract', 'machines', 'explorer', 'ui', 'adapters', 'steps', 'areas', 'app', 'tests'],
  },
  {
    name: 'ui',
    at: /^src\/ui\//,
    knows: ['contract'],
    never: [...SCREEN_NEVER, 'xstate', '@xstate/react', '@tanstack/react-query'],
  },
  {
    name: 'adapters',
    at: /^src\/adapters\//,
    knows: ['contract'],
    never: ['node:', 'react', 'react-dom', '@mui/material', 'fastify', 'drizzle-orm'],
  },
  {
    name: 'steps',
    at: /^src\/steps\//,
    knows: ['contract', 'machines', 'ui', 'adapters'],
    never: SCREEN_NEVER,
    siblings: true,
  },
  {
    name: 'areas',
    at: /^src\/areas\//,
    knows: ['contract', 'machines', 'ui', 'adapters'],
    never: SCREEN_NEVER,
    siblings: true,
  },
  {
    name: 'app',
    at: /^src\/(?:(?:app|locales)\/|[^/]+$)/,
    knows: ['contract', 'machines', 'ui', 'adapters', 'steps', 'areas'],
    never: SCREEN_NEVER,
  },
  {
    name: 'gateway',
    at: /^gateway\//,
    knows: ['contract'],
    never: ['react', 'react-dom', '@mui/material'],
  },
  {
    name: 'visualizer-build',
    at: /^visualizer\/(?:build\/|vite\.config\.ts$)/,
    knows: ['contract', 'machines', 'explorer', 'explorer-stored', 'visualizer', 'app', 'root'],
    never: ['axios', 'fastify', 'drizzle-orm'],
  },
  {
    name: 'visualizer-phone',
    at: /^visualizer\/phone\//,
    knows: ['contract', 'machines', 'explorer', 'visualizer', 'ui', 'adapters', 'steps', 'app'],
    never: ['node:', 'fastify', 'drizzle-orm'],
  },
  {
    name: 'visualizer',
    at: /^visualizer\//,
    knows: ['contract', 'machines', 'explorer', 'ui'],
    never: SCREEN_NEVER,
  },
  {
    name: 'tests',
    at: /^tests\//,
    knows: [
      'contract',
      'machines',
      'explorer',
      'explorer-stored',
      'ui',
      'adapters',
      'steps',
      'areas',
      'app',
      'gateway',
      'visualizer',
      'visualizer-phone',
      'visualizer-build',
      'testing',
      'root',
    ],
  },
  {
    name: 'root',
    at: /^[^/]+$/,
    knows: ['contract', 'machines', 'ui', 'adapters', 'app', 'gateway', 'tests'],
  },
]

/**
 * The `imports` of package.json, one alias a layer. Layers without one are imported by relative paths within
 * src.
 */
export const aliases: Readonly<Record<string, string>> = {
  '#contract/': 'contract/',
  '#machines/': 'machines/',
  '#explorer/': 'explorer/',
  '#ui/': 'src/ui/',
  '#adapters/': 'src/adapters/',
  '#gateway/': 'gateway/',
  '#tests/': 'tests/',
}

/**
 * Unit tests lie beside the code that they test. They may use these packages besides those of their layer.
 */
export const TEST_FILE = /\.test\.tsx?$/
/** Layers that unit tests may import besides those of their own layer. */
export const testLayers: readonly LayerName[] = ['tests', 'explorer', 'explorer-stored', 'testing']
export const testPackages: readonly string[] = [
  'jalali-moment',
  'vitest',
  'fast-check',
  '@testing-library/react',
  '@testing-library/dom',
  '@testing-library/user-event',
  'axe-core',
  'node:',
]
