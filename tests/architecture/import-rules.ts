/**
 * The import law of the house: reads every module and says which imports break the table in `layers.ts`.
 * A checker that read nothing would find nothing wrong, so having read nothing is a violation too.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { importsOf } from './imports.ts'
import { aliases, rooms, TEST_FILE, testLayers, testPackages, type Room } from './layers.ts'
import { sourceFiles } from './source-files.ts'

export type Rule =
  | 'room'
  | 'sibling'
  | 'package'
  | 'by-path'
  | 'by-name'
  | 'hidden'
  | 'lost'
  | 'homeless'
  | 'nothing-read'
export type Violation = { readonly rule: Rule; readonly file: string; readonly what: string }
export type Verdict = {
  readonly modules: number
  readonly imports: number
  readonly violations: readonly Violation[]
}

const MODULE = /\.[cm]?[jt]sx?$/
const MAY_COMPUTE: ReadonlySet<Room['name']> = new Set(['gateway', 'tests', 'root'])

const roomOf = (path: string): Room | undefined => rooms.find((room) => room.at.test(path))
/** The sibling that a file belongs to; none for files beside the folders and in `parts`, which serve all of them. */
const unitOf = (path: string): string | undefined => /^src\/[^/]+\/(?!parts\/)([^/]+)\//.exec(path)?.[1]
const hasAlias = (path: string): boolean => Object.values(aliases).some((folder) => path.startsWith(folder))

/** Takes an import as written and the file it stands in; gives the path it leads to, or undefined for a package. */
function targetOf(specifier: string, file: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const alias = Object.keys(aliases).find((name) => specifier.startsWith(name))
  return alias === undefined ? undefined : `${aliases[alias] ?? ''}${specifier.slice(alias.length)}`
}

const named = (list: readonly string[], specifier: string): boolean =>
  list.some((name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`))

function judgePackage(room: Room, file: string, specifier: string): Rule | undefined {
  if (TEST_FILE.test(file) && named(testPackages, specifier)) return undefined
  if (named(room.never ?? [], specifier)) return 'package'
  return room.packages && !named(room.packages, specifier) ? 'package' : undefined
}

function judgePath(room: Room, file: string, specifier: string, target: string): Rule | undefined {
  const there = roomOf(target)
  if (!there) return 'homeless'
  if (there !== room) {
    const allowed =
      room.knows.includes(there.name) || (TEST_FILE.test(file) && testLayers.includes(there.name))
    if (!allowed) return 'room'
    return specifier.startsWith('.') && hasAlias(target) ? 'by-path' : undefined
  }
  if (room.siblings && unitOf(target) !== undefined && unitOf(target) !== unitOf(file)) return 'sibling'
  return specifier.startsWith('#') && room.name !== 'tests' ? 'by-name' : undefined
}

function judgeModule(root: string, file: string, room: Room): { imports: number; violations: Violation[] } {
  const { specifiers, hidden } = importsOf(file, readFileSync(join(root, file), 'utf8'))
  const violations: Violation[] =
    MAY_COMPUTE.has(room.name) || TEST_FILE.test(file)
      ? []
      : hidden.map((what) => ({ rule: 'hidden', file, what }))
  for (const what of specifiers) {
    const target = targetOf(what, file)
    const rule = target === undefined ? judgePackage(room, file, what) : judgePath(room, file, what, target)
    if (rule) violations.push({ rule, file, what })
    if (target !== undefined && !existsSync(join(root, target))) violations.push({ rule: 'lost', file, what })
  }
  return { imports: specifiers.length, violations }
}

/** Takes the folder that holds the rooms; gives what was read there and every breach of the law. */
export function judge(root: string): Verdict {
  const modules = sourceFiles(root).filter((file) => MODULE.test(file))
  const violations: Violation[] = []
  let imports = 0
  for (const file of modules) {
    const room = roomOf(file)
    if (!room) {
      violations.push({ rule: 'homeless', file, what: 'a file outside every room' })
      continue
    }
    const judged = judgeModule(root, file, room)
    imports += judged.imports
    violations.push(...judged.violations)
  }
  if (modules.length === 0 || imports === 0)
    violations.push({
      rule: 'nothing-read',
      file: root,
      what: `${modules.length} modules, ${imports} imports`,
    })
  return { modules: modules.length, imports, violations }
}
