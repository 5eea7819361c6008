/**
 * Imports of a module, read with the bundler's parser because TypeScript 7 has no API.
 * Types count: `import type`, `export … from` and `import('x').T` are dependencies like any import.
 */
import { parseSync, Visitor } from 'oxc-parser'

export type Imports = {
  /** Specifiers as written, without a query such as `?url`. */
  readonly specifiers: readonly string[]
  /** Imports with a computed target, as written. */
  readonly hidden: readonly string[]
}

/** Returns the imports of a file. Throws when the text does not parse. */
export function importsOf(file: string, text: string): Imports {
  const parsed = parseSync(file, text)
  const [error] = parsed.errors
  if (error) throw new Error(`${file}: ${error.message}`)

  const specifiers = new Set<string>()
  const hidden: string[] = []
  const add = (specifier: string) => specifiers.add(specifier.replace(/\?.*$/, ''))
  for (const each of parsed.module.staticImports) add(each.moduleRequest.value)
  for (const each of parsed.module.staticExports)
    for (const entry of each.entries) if (entry.moduleRequest) add(entry.moduleRequest.value)

  new Visitor({
    ImportExpression({ source, start, end }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value)
      else hidden.push(text.slice(start, end))
    },
    TSImportType: ({ source }) => void add(source.value),
    CallExpression({ callee, start, end }) {
      const called = text.slice(callee.start, callee.end)
      if (called === 'import.meta.glob' || called === 'require') hidden.push(text.slice(start, end))
    },
  }).visit(parsed.program)

  return { specifiers: [...specifiers], hidden }
}
