/** Compares documents with what they list, name or quote, so that they cannot drift apart. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#tests/system/command.ts'

const textOf = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8')
const filesIn = (directory: string): string[] =>
  readdirSync(`${ROOT}/${directory}`)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => `${directory}/${name}`)

const decisions = filesIn('docs/decisions')
const readmes = ['.', 'machines', 'gateway', 'src/app', 'src/ui', 'tests', 'visualizer'].map(
  (directory) => `${directory}/README.md`,
)

/** Paths from the root of the project that a text names; patterns with a placeholder are left out. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:contract|docs|explorer|gateway|machines|src|tests|visualizer)\/[\w./-]+)`/gu)].map(
    ([, path = '']) => path,
  )

describe('the documents', () => {
  it.each([...filesIn('docs'), ...decisions, ...readmes])('name files that exist: %s', (document) => {
    expect(pathsIn(textOf(document)).filter((path) => !existsSync(`${ROOT}/${path}`))).toEqual([])
  })
  it.each([...filesIn('docs'), ...readmes])('have tables with equally long rows: %s', (document) => {
    const tables = textOf(document).match(/(?:^\|.*\n)+/gmu) ?? []
    const cellsOf = (row: string): number => row.split('|').length
    const uneven = tables
      .map((table) => table.trim().split('\n'))
      .flatMap(([head = '', ...rows]) => rows.filter((row) => cellsOf(row) !== cellsOf(head)))
    expect(uneven).toEqual([])
  })
  it('list every decision with its title, in the README', () => {
    const [, list = ''] = textOf('README.md').split('\n## Decisions\n')
    expect(list.trim().split('\n')).toEqual(
      decisions.map((file) => {
        const [title = ''] = textOf(file).split('\n')
        return `- [${title.replace(/^# /u, '')}](${file})`
      }),
    )
  })
  it('quote the tested example of a suite, in docs/testing.md', () => {
    const [, quoted] = /```ts\n(.*?)```/su.exec(textOf('docs/testing.md')) ?? []
    const [suite] = /^describe.*?^\}\)\n/msu.exec(textOf('explorer/test-paths.example.test.ts')) ?? []
    expect(quoted).toBe(suite)
  })
})
