/**
 * `npm run machines -- diff <older> <newer>`: compares two versions of the charts. Each is a file that
 * `export` wrote, or a revision, whose sources are unpacked into a folder and write their charts themselves.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { diagramOf, type Diagram } from '#explorer/diagrams/diagram.ts'
import { differencesOf, differenceText } from '#explorer/diagrams/difference.ts'
import { readConfig } from '#explorer/diagrams/read-config.ts'
import { ROOT } from '#tests/system/command.ts'

type Version = ReadonlyMap<string, Diagram>

/** Runs a program and returns its output. Throws its error output if it fails. */
const must = (program: string, args: readonly string[], cwd: string, input?: Buffer): Buffer => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, input, maxBuffer: 1 << 30 })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr.toString().trim()}`)
  return stdout
}

const read = async (file: string): Promise<readonly [string, Diagram]> => [
  basename(file, '.json'),
  diagramOf(readConfig(await readFile(file, 'utf8'))),
]

/** Writes a revision's charts as JSON with the currently installed packages. */
const WRITE = `
const { mkdirSync, writeFileSync } = await import('node:fs')
const earlier = (...names) =>
  names.reduce((found, name) => found.catch(() => import(name)), Promise.reject(new Error('no charts')))
const { configText } = await earlier(
  '#explorer/diagrams/config-text.ts', '#machines/drawn/config-text.ts', '#machines/drawn/config.ts')
const { charts } = await earlier('#explorer/charts.ts', '#machines/charts.ts', '#tests/paths/charts.ts')
mkdirSync('exported')
for (const [name, chart] of Object.entries(charts))
  writeFileSync('exported/' + name + '.json', configText(chart))
`

const ofRevision = async (revision: string): Promise<Version> => {
  const folder = await mkdtemp(join(tmpdir(), 'separ-charts-'))
  try {
    const sources = must('git', ['archive', '--format=tar', revision], ROOT)
    must('tar', ['-x', '-C', folder], ROOT, sources)
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    must(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', WRITE], folder)
    const files = await readdir(join(folder, 'exported'))
    return new Map(await Promise.all(files.map((file) => read(join(folder, 'exported', file)))))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const versionOf = async (what: string): Promise<Version> =>
  existsSync(what) ? new Map([await read(what)]) : ofRevision(what)

const empty = (id: string): Diagram => ({ id, states: [], transitions: [] })

/**
 * Describes the differences of two versions, files or revisions, chart by chart. Throws for anything else.
 */
export const differenceOfVersions = async (older: string, newer: string): Promise<string> => {
  const [before, after] = [await versionOf(older), await versionOf(newer)]
  if (before.size === 1 && after.size === 1) {
    const [[one], [other]] = [[...before.values()], [...after.values()]]
    if (one && other) return differenceText(differencesOf(one, other))
  }
  const names = [...new Set([...after.keys(), ...before.keys()])]
  return names
    .map(
      (name) =>
        `${name}\n${differenceText(differencesOf(before.get(name) ?? empty(name), after.get(name) ?? empty(name)))}`,
    )
    .join('\n')
}
