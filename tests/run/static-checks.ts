/**
 * Checks that read the code or the build without running it. Each counts as one test.
 */
import { join } from 'node:path'
import { checkBudgets } from '#tests/bench/budgets.ts'
import { judgeComments, judgeSizes, lineCounts } from '#tests/architecture/file-size.ts'
import { checkImports } from '#tests/architecture/import-rules.ts'
import { judgeWords } from '#tests/architecture/raw-words.ts'
import { checkCatalogues } from './catalogues.ts'
import { buildApp, ROOT, runPackage } from '../system/command.ts'
import { oneCheck, type Stage } from './stage.ts'

/** A stage that runs a package's command, which exits non-zero when it finds a problem. */
const program = (name: string, command: string, args: readonly string[]): Stage => ({
  name,
  run: async () => {
    const { code, output } = await runPackage(command, args)
    return oneCheck(code === 0 ? [] : [output])
  },
})

export const types = program('types', 'tsc', ['-p', '.', '--checkers', '1'])
export const lint = program('lint', 'oxlint', ['--deny-warnings'])
export const format = program('format', 'oxfmt', ['--check'])
export const unused = program('unused files and exports', 'knip', [
  '--no-progress',
  '--treat-config-hints-as-errors',
])

export const importRules: Stage = {
  name: 'import rules',
  run: () => {
    const { modules, imports, violations } = checkImports(ROOT)
    return oneCheck(
      violations.map(({ rule, file, what }) => `${file}: ${what}  [${rule}]`),
      `${imports} imports of ${modules} modules`,
    )
  },
}

export const fileSizes: Stage = {
  name: 'file sizes and width of comments',
  run: () => {
    const { note, problems } = judgeSizes(lineCounts(ROOT))
    return oneCheck([...problems, ...judgeComments(ROOT)], note)
  },
}

export const rawWords: Stage = {
  name: 'words outside the catalogues',
  run: () => {
    const { files, problems } = judgeWords(ROOT)
    return oneCheck(problems, `${files} files`)
  },
}

export const catalogues: Stage = {
  name: 'message catalogues',
  run: async () => {
    const { messages, problems } = await checkCatalogues(ROOT)
    return oneCheck(problems, `${messages} messages`)
  },
}

export const build: Stage = {
  name: 'build',
  run: async () => {
    const { code, output } = await buildApp()
    return oneCheck(code === 0 ? [] : [output])
  },
}

export const budgets: Stage = {
  name: 'budgets of bytes',
  run: () => {
    const { table, problems } = checkBudgets(join(ROOT, 'dist/app'))
    return oneCheck(problems.length > 0 ? [...problems, '', table] : [])
  },
}
