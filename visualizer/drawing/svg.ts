/** A drawing as an SVG file, with the same boxes, lines and labels as on the page. */
import type { Diagram, DiagramState } from '#explorer/diagrams/diagram.ts'
import type { Language } from '../address.ts'
import { count } from '../language.ts'
import { outcomeName, stateName } from '../names/name.ts'
import { labelRows, ROW_HEIGHT, widthOf } from './label.ts'
import { type Box, type Layout, type Line, mirrored, type StateBox } from './layout.ts'
import { palette } from './palette.ts'
import { pathData } from './path.ts'
import { boxTexts } from './box-texts.ts'

export type SvgOptions = {
  readonly language: Language
  /** Technical names on the lines. */
  readonly technical: boolean
  /** Technical names below the states' names. */
  readonly keys: boolean
  /** CSS with the embedded font; without it, an installed Vazirmatn is used. */
  readonly fontFace?: string
}

/** Font families of exported drawings. */
export const FONT = "'Vazirmatn Variable', Vazirmatn, sans-serif"
const MONO = "ui-monospace, 'DejaVu Sans Mono', monospace"
const NAME_SIZE = 13.5
const LABEL_SIZE = 11.5

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Truncates a text to a width. */
const fitted = (text: string, width: number, size: number): string => {
  const wide = (words: string) => (widthOf(words) * size) / LABEL_SIZE
  if (wide(text) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && wide(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

type Look = {
  readonly size: number
  readonly fill: string
  readonly weight?: number
  readonly family?: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

const text = (
  words: string,
  x: number,
  y: number,
  { size, fill, weight = 420, family, anchor = 'middle' }: Look,
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}"${family === undefined ? '' : ` font-family="${family}"`}${family !== undefined || !/[\u0600-\u06FF]/.test(words) ? ' direction="ltr"' : ''}>${escaped(words)}</text>`

const rect = (
  { x, y, width, height }: Box,
  radius: number,
  fill: string,
  stroke: string,
  rest = '',
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="1.25"${rest}/>`

/** Parallel regions are separated by a dashed line, as in statecharts. */
const isRegion = ({ parent }: DiagramState, { states }: Diagram): boolean =>
  states.some(({ place, kind }) => place === parent && kind === 'parallel')

const around = (
  box: StateBox,
  state: DiagramState,
  chart: Diagram,
  { language, keys }: SvgOptions,
): string => {
  const isFromRight = language === 'fa'
  const title = text(
    stateName(state)[language],
    isFromRight ? box.x + box.width - 18 : box.x + 18,
    box.y + 26,
    { size: NAME_SIZE, weight: 720, fill: palette.ink, anchor: 'start' },
  )
  const key = state.parent === null ? chart.id : state.place
  const place = keys
    ? text(key, isFromRight ? box.x + 18 : box.x + box.width - 18, box.y + 26, {
        size: LABEL_SIZE,
        fill: palette.ink3,
        family: MONO,
        anchor: isFromRight ? 'start' : 'end',
      })
    : ''
  return (
    rect(
      box,
      20,
      palette.surface,
      palette.neuLine,
      ` fill-opacity="0.62"${isRegion(state, chart) ? ' stroke-dasharray="5 4"' : ''}`,
    ) +
    title +
    place
  )
}

const inner = (
  box: StateBox,
  state: DiagramState,
  chart: Diagram,
  { language, technical, keys }: SvgOptions,
): string => {
  const { tells, inside } = boxTexts(chart, state)
  const middle = box.x + box.width / 2
  const outcomes = tells
    .map((outcome) => (technical ? outcome : outcomeName(outcome)[language]))
    .join(language === 'fa' ? '، ' : ', ')
  const second = keys
    ? state.key
    : inside > 0
      ? { fa: `${count(inside).fa} حالت`, en: `${inside} states` }[language]
      : ''
  const lines = [second !== '', outcomes !== ''].filter(Boolean).length
  const top = box.y + box.height / 2 + 5 - lines * 9
  const parts = [
    rect(box, 14, palette.surface, palette.neuLine),
    state.kind === 'final'
      ? rect(
          { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 },
          10,
          'none',
          palette.neuLine,
        )
      : '',
    text(fitted(stateName(state)[language], box.width - 20, NAME_SIZE), middle, top, {
      size: NAME_SIZE,
      weight: 620,
      fill: palette.ink,
    }),
    second === ''
      ? ''
      : text(fitted(second, box.width - 12, LABEL_SIZE), middle, top + 18, {
          size: LABEL_SIZE,
          fill: palette.ink3,
          ...(keys ? { family: MONO } : {}),
        }),
  ]
  if (outcomes === '') return parts.join('')
  const pill = { x: box.x + 10, y: top + lines * 18 - 13, width: box.width - 20, height: 18 }
  return [
    ...parts,
    rect(pill, 8, palette.primarySoft, 'none'),
    text(fitted(outcomes, pill.width - 12, LABEL_SIZE), middle, pill.y + 13, {
      size: LABEL_SIZE,
      fill: palette.onPrimarySoft,
    }),
  ].join('')
}

const lineOf = ({ points, returns, isQuiet }: Line): string =>
  `<path d="${pathData(points)}" fill="none" stroke="${isQuiet ? palette.neuLine : palette.lineStrong}" stroke-width="${isQuiet ? 1 : 1.25}" marker-end="url(#arrow)"${returns.length > 0 ? ' marker-start="url(#arrow)"' : ''}/>`

const labelOf = (
  { label, transitions }: Line,
  chart: Diagram,
  { language, technical }: SvgOptions,
): string => {
  const own = chart.transitions.filter(({ name }) => transitions.includes(name))
  const rows = labelRows(own, language, technical)
  const top = label.y + (label.height - rows.length * ROW_HEIGHT) / 2
  return rows
    .map(({ kind, text: words }, index) => {
      const said = fitted(kind === 'guard' ? `[ ${words} ]` : words, label.width - 8, LABEL_SIZE)
      const width = Math.min(label.width, widthOf(said) + 12)
      const box = {
        x: label.x + (label.width - width) / 2,
        y: top + index * ROW_HEIGHT + 1,
        width,
        height: ROW_HEIGHT - 2,
      }
      const pill =
        kind === 'guard'
          ? rect(box, 6, palette.warnBg, palette.warnLine)
          : rect(box, 7, palette.canvas, 'none', ' fill-opacity="0.92"')
      return (
        pill +
        text(said, label.x + label.width / 2, box.y + 13, {
          size: LABEL_SIZE,
          fill: kind === 'guard' ? palette.warn : palette.ink2,
        })
      )
    })
    .join('')
}

/** Returns the text of the SVG file. */
export const svgOf = (chart: Diagram, drawing: Layout, options: SvgOptions): string => {
  const { width, height, boxes, lines } = options.language === 'fa' ? mirrored(drawing) : drawing
  const states = new Map(chart.states.map((state) => [state.place, state]))
  const drawn = (isAround: boolean, draw: typeof inner) =>
    boxes
      .filter((box) => box.isAround === isAround)
      .map((box) => {
        const state = states.get(box.place)
        return state === undefined ? '' : draw(box, state, chart, options)
      })
  const { language, fontFace } = options
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" lang="${language}" direction="${language === 'fa' ? 'rtl' : 'ltr'}" font-family="${FONT}">`,
    fontFace === undefined ? '' : `<style>${fontFace}</style>`,
    `<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M.8.8 7 4 .8 7.2z" fill="${palette.lineStrong}"/></marker></defs>`,
    `<rect width="${width}" height="${height}" fill="${palette.canvas}"/>`,
    ...drawn(true, around),
    ...lines.map(lineOf),
    ...drawn(false, inner),
    ...lines.filter(({ isQuiet }) => !isQuiet).map((line) => labelOf(line, chart, options)),
    '</svg>',
    '',
  ].join('\n')
}
