/**
 * Plants one violation of each lint rule, because a misspelt plugin or override silently finds nothing.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const planted: [promise: string, file: string, code: string, rule: string][] = [
  ['no any', 'machines/any.ts', 'export const f = (x: any): unknown => x', 'no-explicit-any'],
  [
    'no cast',
    'machines/cast.ts',
    'export const f = (x: unknown) => x as string',
    'consistent-type-assertions',
  ],
  [
    'no non-null assertion',
    'machines/bang.ts',
    'export const f = (x: string | null) => x!',
    'no-non-null-assertion',
  ],
  [
    'no silenced type error',
    'machines/silenced.ts',
    '// @ts-expect-error it is wrong\nexport const f: string = 1',
    'ban-ts-comment',
  ],
  [
    'nothing left for later',
    'machines/later.ts',
    '// TODO the rest\nexport const f = 1',
    'no-warning-comments',
  ],
  [
    'no import cycle',
    'machines/cycle.ts',
    "import { other } from '#machines/other.ts'\nexport const cycle = () => other",
    'no-cycle',
  ],
  [
    'no import cycle, seen from its other end',
    'machines/other.ts',
    "import { cycle } from './cycle.ts'\nexport const other = () => cycle",
    'no-cycle',
  ],
  ['no clock in a chart', 'machines/clock.ts', 'export const f = () => Date.now()', 'no-restricted-globals'],
  ['no DOM in a chart', 'machines/dom.ts', 'export const f = () => window.name', 'no-restricted-globals'],
  ['no chance', 'gateway/chance.ts', 'export const f = () => Math.random()', 'no-restricted-properties'],
  ['no print', 'gateway/print.ts', "console.log('here')", 'no-console'],
  [
    'no network in a screen',
    'src/steps/offers/network.ts',
    "export const f = () => fetch('/api')",
    'no-restricted-globals',
  ],
  [
    'no storage in a screen',
    'src/ui/storage.ts',
    "export const f = () => localStorage.getItem('a')",
    'no-restricted-globals',
  ],
  [
    'hooks in order',
    'src/ui/hook.tsx',
    "import { useState } from 'react'\nexport const F = ({ on }: { on: boolean }) => (on ? useState(1)[0] : null)",
    'rules-of-hooks',
  ],
  ['pictures have words', 'src/ui/picture.tsx', 'export const F = () => <img src="/a.png" />', 'alt-text'],
  [
    'what can be pressed can be reached',
    'src/ui/press.tsx',
    'export const F = ({ f }: { f: () => void }) => <div onClick={f} />',
    'click-events-have-key-events',
  ],
]

describe('the linter', () => {
  let root = ''
  let output = ''
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'lint-law-'))
    for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json'])
      copyFileSync(inProject(name), join(root, name))
    for (const [, file, code] of planted) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), `${code}\n`)
    }
    output = spawnSync(inProject('node_modules/.bin/oxlint'), ['--format', 'unix'], {
      cwd: root,
      encoding: 'utf8',
    }).stdout
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it.each(planted)('reports a planted violation: %s', (_promise, file, _code, rule) => {
    const found = output.split('\n').filter((line) => line.startsWith(`${file}:`))
    expect(found.join('\n')).toContain(`(${rule})`)
  })
})
