/**
 * `npm run machines -- export <folder> [fa|en]`: exports every chart as JSON (for Stately's tools), and its
 * map and steps as Mermaid, SVG and PNG. The tests' browser renders the PNGs, because it shapes
 * Persian text correctly.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import { diagramOf } from '#explorer/diagrams/diagram.ts'
import { configText } from '#explorer/diagrams/config-text.ts'
import { mermaidOf } from '#explorer/diagrams/mermaid.ts'
import { stepsOf } from '#explorer/diagrams/steps.ts'
import { CHROMIUM_FLAGS, findOrInstallChromium } from '#tests/browser/chromium.ts'
import { ROOT } from '#tests/system/command.ts'
import { layoutsOf } from '../../visualizer/drawing/layouts.ts'
import { svgOf } from '../../visualizer/drawing/svg.ts'
import { fontFaceOf } from '../../visualizer/export/font-face.ts'

export type ExportOptions = {
  readonly folder: string
  readonly language: 'fa' | 'en'
  readonly charts: Readonly<Record<string, AnyStateMachine>>
}

const SHARPNESS = 2

const font = (part: string): Promise<string> =>
  readFile(
    join(ROOT, `node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-${part}-wght-normal.woff2`),
    'base64',
  )

const writePng = async (browser: Browser, svg: string, file: string): Promise<void> => {
  const page = await browser.newPage({ deviceScaleFactor: SHARPNESS })
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`)
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.locator('svg').screenshot({ path: file })
  await page.close()
}

/** Writes JSON and Mermaid of each chart; Mermaid by step where the chart has steps. */
const exportTexts = async ({
  folder,
  charts,
}: Pick<ExportOptions, 'folder' | 'charts'>): Promise<string[]> => {
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  for (const [name, machine] of Object.entries(charts)) {
    const steps = [null, ...stepsOf(diagramOf(machine))]
    for (const [end, text] of [
      ['json', configText(machine)],
      ...steps.map((step) => [step === null ? 'mmd' : `${step}.mmd`, mermaidOf(machine, step)] as const),
    ] as const) {
      const file = join(folder, `${name}.${end}`)
      await writeFile(file, text)
      written.push(file)
    }
  }
  return written
}

/** Writes all files and returns their names. Throws without a browser. */
export const exportAll = async ({ folder, language, charts }: ExportOptions): Promise<string[]> => {
  const written = await exportTexts({ folder, charts })
  const found = findOrInstallChromium()
  if ('lacking' in found) throw new Error(found.lacking)
  const fontFace = fontFaceOf(await font('arabic'), await font('latin'))
  const browser = await chromium.launch({ executablePath: found.path, args: [...CHROMIUM_FLAGS] })
  try {
    for (const [name, machine] of Object.entries(charts)) {
      const chart = diagramOf(machine)
      for (const [step, drawing] of Object.entries(layoutsOf(chart))) {
        const file = join(folder, [name, step].filter(Boolean).join('.'))
        const svg = svgOf(chart, drawing, { language, technical: false, keys: true, fontFace })
        await writeFile(`${file}.svg`, svg)
        await writePng(browser, svg, `${file}.png`)
        written.push(`${file}.svg`, `${file}.png`)
      }
    }
  } finally {
    await browser.close()
  }
  return written
}
