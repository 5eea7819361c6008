/**
 * `npm run machines -- map`: writes the map of the charts and the catalogues of their paths, which the tests compare with the
 * live charts. `npm run machines -- export <folder>`: every chart as JSON (for Stately's tools) and as Mermaid.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { configText } from '#machines/drawn/config.ts'
import { mermaidOf } from '#machines/drawn/mermaid.ts'
import { charts } from '#machines/charts.ts'
import { documents, withMap } from './documents.ts'

const [command, folder = 'exported-charts'] = process.argv.slice(2)

if (command === 'map') {
  const { readme, catalogues, map } = documents()
  await writeFile(readme, withMap(await readFile(readme, 'utf8'), map))
  for (const { file, text } of catalogues) await writeFile(file, text)
  console.log('machines/README.md and the catalogues of paths are as the charts are.')
} else if (command === 'export') {
  const to = resolve(folder)
  await mkdir(to, { recursive: true })
  for (const [name, chart] of Object.entries(charts)) {
    await writeFile(join(to, `${name}.json`), configText(chart))
    await writeFile(join(to, `${name}.mmd`), mermaidOf(chart))
    console.log(join(folder, `${name}.json`), join(folder, `${name}.mmd`))
  }
} else {
  console.error('npm run machines -- map | export <folder>')
  process.exit(1)
}
