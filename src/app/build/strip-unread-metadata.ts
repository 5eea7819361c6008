/**
 * Strips metadata that only documents and the gateway read: descriptions of charts, and of an operation its
 * summary, request schemas and errors. Design notes, "What the browser pays". It is replaced by spaces, so
 * that lines and columns stay and no source map is needed.
 */
import { type ObjectProperty, parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'
import type { GatewayOnly } from '#contract/operation.ts'

const gatewayOnly = {
  summary: true,
  params: true,
  query: true,
  body: true,
  errors: true,
  cacheSeconds: true,
} as const satisfies Record<GatewayOnly, true>

const CHART = /\/machines\/(?!.*\.test\.)[^?]+\.ts$/
const OPERATION = /\/contract\/operations\/(?!.*\.test\.)[^?]+\.ts$/

const nameOf = ({ key, computed }: ObjectProperty): string =>
  !computed && key.type === 'Identifier' ? key.name : ''
const isText = ({ value }: ObjectProperty): boolean =>
  value.type === 'Literal' && typeof value.value === 'string'

/** The properties of a module that the running app does not read. @throws where the module does not parse */
const unread = (path: string, text: string): ObjectProperty[] => {
  const {
    program,
    errors: [error],
  } = parseSync(path, text)
  if (error) throw new Error(`${path}: ${error.message}`)
  const found: ObjectProperty[] = []
  new Visitor({
    ObjectExpression({ properties }) {
      if (CHART.test(path))
        for (const part of properties)
          if (part.type === 'Property' && nameOf(part) === 'description' && isText(part)) found.push(part)
    },
    CallExpression({ callee, arguments: [described] }) {
      if (
        !OPERATION.test(path) ||
        callee.type !== 'Identifier' ||
        callee.name !== 'operation' ||
        described?.type !== 'ObjectExpression'
      )
        return
      for (const part of described.properties)
        if (part.type === 'Property' && Object.hasOwn(gatewayOnly, nameOf(part))) found.push(part)
    },
  }).visit(program)
  return found
}

/** The module's text with these properties, and the comma after each, replaced by spaces. */
export const stripUnreadMetadata = (path: string, text: string): string =>
  unread(path, text).reduce((left, { start, end }) => {
    const comma = /^\s*,/.exec(left.slice(end))?.[0].length ?? 0
    const spaces = left.slice(start, end + comma).replace(/[^\n]/g, ' ')
    return left.slice(0, start) + spaces + left.slice(end + comma)
  }, text)

export const unreadMetadataPlugin = (): Plugin => ({
  name: 'separ-only-what-runs',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: [CHART, OPERATION] },
    handler: (text, id) => ({ code: stripUnreadMetadata(id, text), map: null }),
  },
})
