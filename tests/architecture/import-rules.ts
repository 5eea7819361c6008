/**
 * Checks every import of the project against the table in `layers.ts`, and the whole graph for cycles.
 * A checker that read nothing would find nothing wrong, so reading nothing is a violation, too.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findCycles } from './cycles.ts'
import { importsOf } from './imports.ts'
import { aliases, layers, TEST_FILE, testLayers, testPackages, type Layer } from './layers.ts'
import { sourceFiles } from './source-files.ts'

export type Rule =
  | 'layer'
  | 'sibling'
  | 'package'
  | 'by-path'
  | 'by-alias'
  | 'computed'
  | 'missing'
  | 'no-layer'
  | 'cycle'
  | 'nothing-read'
export type Violation = { readonly rule: Rule; readonly file: string; readonly what: string }
export type ImportReport = {
  readonly modules: number
  readonly imports: number
  readonly violations: readonly Violation[]
}

const MODULE = /\.[cm]?[jt]sx?$/
const MAY_COMPUTE: ReadonlySet<Layer['name']> = new Set(['gateway', 'tests', 'root'])
/** Loads what the build has listed on the page; the modules are named in `vite.config.ts`. */
const COMPUTING: ReadonlySet<string> = new Set(['src/app/first-page/listed-files.ts'])

const layerOf = (path: string): Layer | undefined => layers.find((layer) => layer.at.test(path))
/**
 * The sibling that a file belongs to; none for files beside the directories and in `parts`, which serve all
 * of them.
 */
const siblingOf = (path: string): string | undefined => /^src\/[^/]+\/(?!parts\/)([^/]+)\//.exec(path)?.[1]
const hasAlias = (path: string): boolean =>
  Object.values(aliases).some((directory) => path.startsWith(directory))

/** Returns the path that an import of `file` leads to, or undefined for a package. */
function targetOf(specifier: string, file: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const alias = Object.keys(aliases).find((name) => specifier.startsWith(name))
  return alias === undefined ? undefined : `${aliases[alias] ?? ''}${specifier.slice(alias.length)}`
}

const isListed = (list: readonly string[], specifier: string): boolean =>
  list.some((name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`))

function checkPackage(layer: Layer, file: string, specifier: string): Rule | undefined {
  if (TEST_FILE.test(file) && isListed(testPackages, specifier)) return undefined
  if (isListed(layer.never ?? [], specifier)) return 'package'
  return layer.packages && !isListed(layer.packages, specifier) ? 'package' : undefined
}

function checkPath(layer: Layer, file: string, specifier: string, target: string): Rule | undefined {
  const targetLayer = layerOf(target)
  if (!targetLayer) return 'no-layer'
  if (targetLayer !== layer) {
    const isTestImport = TEST_FILE.test(file) && testLayers.includes(targetLayer.name)
    if (!layer.knows.includes(targetLayer.name) && !isTestImport) return 'layer'
    return specifier.startsWith('.') && hasAlias(target) ? 'by-path' : undefined
  }
  if (layer.siblings && siblingOf(target) !== undefined && siblingOf(target) !== siblingOf(file))
    return 'sibling'
  return specifier.startsWith('#') && layer.name !== 'tests' ? 'by-alias' : undefined
}

type CheckedModule = { imports: number; targets: Set<string>; violations: Violation[] }

function checkModule(root: string, file: string, layer: Layer): CheckedModule {
  const { specifiers, hidden } = importsOf(file, readFileSync(join(root, file), 'utf8'))
  const targets = new Set<string>()
  const violations: Violation[] =
    MAY_COMPUTE.has(layer.name) || COMPUTING.has(file) || TEST_FILE.test(file)
      ? []
      : hidden.map((what) => ({ rule: 'computed', file, what }))
  for (const what of specifiers) {
    const target = targetOf(what, file)
    const rule = target === undefined ? checkPackage(layer, file, what) : checkPath(layer, file, what, target)
    if (rule) violations.push({ rule, file, what })
    if (target === undefined) continue
    if (existsSync(join(root, target))) targets.add(target)
    else violations.push({ rule: 'missing', file, what })
  }
  return { imports: specifiers.length, targets, violations }
}

/** Checks all modules below `root`, the directory that holds the layers. */
export function checkImports(root: string): ImportReport {
  const modules = sourceFiles(root).filter((file) => MODULE.test(file))
  const violations: Violation[] = []
  const graph = new Map<string, ReadonlySet<string>>()
  let imports = 0
  for (const file of modules) {
    const layer = layerOf(file)
    if (!layer) {
      violations.push({ rule: 'no-layer', file, what: 'lies in no layer' })
      continue
    }
    const checked = checkModule(root, file, layer)
    imports += checked.imports
    graph.set(file, checked.targets)
    violations.push(...checked.violations)
  }
  for (const { directory, members } of findCycles(graph))
    violations.push({ rule: 'cycle', file: directory === '' ? '.' : directory, what: members.join(' ↔ ') })
  if (modules.length === 0 || imports === 0)
    violations.push({
      rule: 'nothing-read',
      file: root,
      what: `${modules.length} modules, ${imports} imports`,
    })
  return { modules: modules.length, imports, violations }
}
