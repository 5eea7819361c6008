/**
 * `npm run machines -- map` writes the map of the charts and the catalogues of their paths, which tests
 * compare with the charts. `export <folder> [fa|en]` writes every chart as JSON, Mermaid, SVG and PNG. `diff
 * <older> <newer>` compares versions.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { charts } from '#explorer/charts.ts'
import { differenceOfVersions } from './diff.ts'
import { generatedDocuments, withMap } from './generated-documents.ts'
import { exportAll } from './export.ts'

const USAGE =
  'npm run machines -- map | export <folder> [fa|en] | diff <older> <newer>\n' +
  'A version is a JSON file of a chart or a git revision.'
const [command, first, second] = process.argv.slice(2)

const writeMap = async (): Promise<void> => {
  const { readme, catalogues, coverage, map } = generatedDocuments()
  await writeFile(readme, withMap(await readFile(readme, 'utf8'), map))
  for (const { file, text } of [...catalogues, coverage]) await writeFile(file, text)
  console.log('machines/README.md and the catalogues of paths are as the charts are.')
}

if (command === 'map') await writeMap()
else if (command === 'export') {
  const files = await exportAll({
    folder: resolve(first ?? 'exported-charts'),
    language: second === 'en' ? 'en' : 'fa',
    charts,
  })
  console.log(files.join('\n'))
} else if (command === 'diff' && first !== undefined && second !== undefined)
  process.stdout.write(await differenceOfVersions(first, second))
else {
  console.error(USAGE)
  process.exit(1)
}
