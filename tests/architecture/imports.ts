/**
 * What a module imports, read by the parser that the bundler uses (TypeScript 7 has no API to ask).
 * Types count: `import type`, `export … from` and `import('x').T` tie two rooms together like any import.
 */
import { parseSync, Visitor } from 'oxc-parser'

export type Imports = {
  /** Specifiers as written, without a query such as `?url`. */
  readonly specifiers: readonly string[]
  /** Imports whose target only running the code would tell, as written. */
  readonly hidden: readonly string[]
}

/** Takes a file's name and text; gives its imports. Throws where the text does not parse. */
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
