/**
 * Finds import cycles between files, and between the entries of each directory.
 *
 * An entry is a file or a subdirectory. Two entries of a directory depend on each other when any file below
 * the one imports any file below the other. So `domain/` and `sandbox/` may not import each other, nor may
 * `x.ts` and `x/`, even where no two files do. Type-only and lazy imports count. Unit tests and their helpers
 * in `testing/` are left out: only tests import them.
 */
import { TEST_FILE } from './layers.ts'

const TEST_HELPER = /^src\/.*\/testing\//

/** From a file to the files that it imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>
export type Cycle = {
  readonly kind: 'files' | 'directories'
  /** The directory whose entries form the cycle; the project's root for files. */
  readonly directory: string
  readonly members: readonly string[]
}

/**
 * Returns every group of nodes that can all reach one another (Tarjan's algorithm), without groups of one.
 */
export function strongComponents(graph: ImportGraph): string[][] {
  const indexes = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const components: string[][] = []
  const visit = (node: string): number => {
    const index = indexes.size
    indexes.set(node, index)
    let low = index
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!indexes.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? indexes.get(next) ?? low)
    }
    lowest.set(node, low)
    if (low === index) {
      const component = stack.splice(stack.indexOf(node))
      if (component.length > 1) components.push(component.toSorted())
    }
    return low
  }
  for (const node of graph.keys()) if (!indexes.has(node)) visit(node)
  return components
}

/** The directory that two paths share, and the entry of it that each lies in. */
function entriesOf(from: string, to: string): { directory: string; from: string; to: string } {
  const [one, other] = [from.split('/'), to.split('/')]
  let depth = 0
  while (one[depth] === other[depth]) depth += 1
  return { directory: one.slice(0, depth).join('/'), from: one[depth] ?? '', to: other[depth] ?? '' }
}

/** For each directory, the graph of its entries. */
function entryGraphs(imports: ImportGraph): Map<string, Map<string, Set<string>>> {
  const graphs = new Map<string, Map<string, Set<string>>>()
  for (const [file, targets] of imports)
    for (const target of targets) {
      if (target === file) continue
      const { directory, from, to } = entriesOf(file, target)
      const graph = graphs.get(directory) ?? new Map<string, Set<string>>()
      graphs.set(directory, graph.set(from, (graph.get(from) ?? new Set()).add(to)))
    }
  return graphs
}

/**
 * Returns the cycles of an import graph. A cycle of files is also reported for the directories that it spans.
 */
export function findCycles(imports: ImportGraph): Cycle[] {
  const code = new Map([...imports].filter(([file]) => !TEST_FILE.test(file) && !TEST_HELPER.test(file)))
  return [
    ...strongComponents(code).map((members): Cycle => ({ kind: 'files', directory: '', members })),
    ...[...entryGraphs(code)].flatMap(([directory, graph]) =>
      strongComponents(graph).map((members): Cycle => ({ kind: 'directories', directory, members })),
    ),
  ]
}
