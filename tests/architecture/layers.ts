/**
 * The import law as a table: which room may know which, and which packages. `law.ts` judges by it, nothing else does.
 * The picture of it: contract ← machines ← steps, areas ← app; machines ← explorer ← visualizer, tests; ui, adapters and gateway know the contract only.
 */

export type RoomName =
  | 'contract'
  | 'machines'
  | 'explorer'
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

export type Room = {
  readonly name: RoomName
  /** Where its files lie. The first room that matches a path owns it. */
  readonly at: RegExp
  /** Other rooms it may import. */
  readonly knows: readonly RoomName[]
  /** The only packages it may import; absent: any but those in `never`. */
  readonly packages?: readonly string[]
  /** Packages it may not import: a name, or `node:` for what only Node has. */
  readonly never?: readonly string[]
  /** Its folders are siblings that never import one another. Files beside the folders, and those in `parts`, serve all and know none of them. */
  readonly siblings?: true
}

/** What a screen may not do itself: ask the network, or use what a browser lacks. */
const SCREEN_NEVER = ['node:', 'axios', 'fastify', 'drizzle-orm']

export const rooms: readonly Room[] = [
  { name: 'contract', at: /^contract\//, knows: [], packages: ['valibot', 'jalaali-js'] },
  { name: 'machines', at: /^machines\//, knows: ['contract'], packages: ['valibot', 'xstate'] },
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
    never: ['react', 'react-dom', 'xstate', '@mui/material'],
  },
  {
    name: 'visualizer-build',
    at: /^visualizer\/(?:build\/|vite\.config\.ts$)/,
    knows: ['contract', 'machines', 'explorer', 'visualizer', 'root'],
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

/** The package imports of package.json: one room, one name. Rooms without one are reached only from within src. */
export const aliases: Readonly<Record<string, string>> = {
  '#contract/': 'contract/',
  '#machines/': 'machines/',
  '#explorer/': 'explorer/',
  '#ui/': 'src/ui/',
  '#adapters/': 'src/adapters/',
  '#gateway/': 'gateway/',
  '#tests/': 'tests/',
}

/** A unit test lies beside the code it tests; it may use these besides what its room may. */
export const TEST_FILE = /\.test\.tsx?$/
export const testLayers: readonly RoomName[] = ['tests', 'explorer', 'testing']
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
