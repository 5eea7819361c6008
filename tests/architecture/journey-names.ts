/**
 * Finds modules that name a product or a journey, although every journey shares them: by a text such as
 * `carbody` or an address such as `/motorcycle/offers`, or by importing a journey's chart. The table of
 * journeys and the directories of products name them instead. Ruling 1 of the design of journeys; decision
 * 029.
 */
import { parseSync, Visitor } from 'oxc-parser'

/** Modules that all journeys share; directories of one product are not among them. */
const SHARED =
  /^(?:machines\/(?:steps|parts|journey)\/|machines\/(?:order-steps|journey|journey-frame|path-of)\.ts$|src\/(?:app|steps)\/)/
const OWN =
  /^(?:machines\/steps|src\/steps|src\/app\/journeys\/calls)\/(?:[\w-]+\/)?(?:car-body|car-questions|inspection|motorcycle|renewal|third-party)(?:-actors)?(?:\/|\.ts$)/
const TEST = /\.(?:test|sample)\.|\/testing\//

export const isShared = (file: string): boolean =>
  /\.tsx?$/.test(file) && SHARED.test(file) && !OWN.test(file) && !TEST.test(file)

const NAME = /^(?:third-?party|motorcycle|car-?body|renewal|motor)$/
const ADDRESS = /^\/(?:third-party|motorcycle|car-body)(?:\/|$)/
const CHART = /(?:^#machines|\.\.)\/(?:third-party|motorcycle|car-body|renewal)\.ts$/

/** Catalogues have the names of the products whose words they contain. */
const CATALOGUE_CALLS = new Set(['loadMessages', 'screen'])

/**
 * Returns what a module names, each as «line: name».
 * @throws Error when the module does not parse
 */
export function journeyNamesIn(file: string, text: string): string[] {
  const {
    program,
    errors: [error],
  } = parseSync(file, text)
  if (error) throw new Error(`${file}: ${error.message}`)
  const found: string[] = []
  let catalogueDepth = 0
  const note = (start: number, value: string): void => {
    if (catalogueDepth === 0 && (NAME.test(value) || ADDRESS.test(value) || CHART.test(value)))
      found.push(`${text.slice(0, start).split('\n').length}: ${value}`)
  }
  const isCatalogueCall = (callee: { type: string; name?: unknown }): boolean =>
    typeof callee.name === 'string' && CATALOGUE_CALLS.has(callee.name)
  new Visitor({
    CallExpression: ({ callee }) => {
      catalogueDepth += isCatalogueCall(callee) ? 1 : 0
    },
    'CallExpression:exit': ({ callee }) => {
      catalogueDepth -= isCatalogueCall(callee) ? 1 : 0
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') note(start, value)
    },
    TemplateElement: ({ value, start }) => note(start, value.raw),
  }).visit(program)
  return found
}
