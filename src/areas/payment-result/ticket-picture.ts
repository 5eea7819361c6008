/**
 * Draws a receipt as a picture on the device, in the light scheme: nothing leaves it before the user shares.
 * The browser shapes Persian letters; positions count from the inline start, so both directions use one
 * layout.
 */
import { isCarPlate } from '#contract/values/plate.ts'
import { plateLetter } from '#contract/values/plate-letters.ts'
import { toPersianDigits } from '#contract/digits.ts'
import { PLATE_COUNTRY } from '#ui/plate/PlateBand.tsx'
import type { Ticket, TicketRow, TicketStep } from './ticket-text.ts'

const [WIDTH, EDGE, PAD] = [390, 16, 18]
/** Pixels of the picture for each of the design. */
const SCALE = 3
const colours = {
  canvas: '#F3F5F4',
  surface: '#FFFFFF',
  line: '#DBE3E0',
  lineStrong: '#788986',
  ink: '#0F211F',
  soft: '#40514D',
  quiet: '#586864',
  primary: '#0B5D5B',
  plateBlue: '#12408F',
} as const
type Colour = (typeof colours)[keyof typeof colours]
const FAMILY = "'Vazirmatn Variable', Vazirmatn, sans-serif"

type Area = readonly [left: number, y: number, width: number, height: number]
type Run = { size?: number; weight?: number; colour?: Colour }

/** The parts of a canvas's context that the picture needs. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillText'
  | 'fillRect'
  | 'beginPath'
  | 'arc'
  | 'moveTo'
  | 'lineTo'
  | 'roundRect'
  | 'fill'
  | 'stroke'
  | 'setLineDash'
  | 'save'
  | 'restore'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'direction'
  | 'textAlign'
  | 'textBaseline'
>

/** Draws with positions from the inline start of a page in one direction. */
const brush = (pen: Pen, direction: 'rtl' | 'ltr') => {
  const x = (inline: number) => (direction === 'rtl' ? WIDTH - inline : inline)
  const write = (text: string, at: 'left' | 'right' | 'center', place: number, y: number, run: Run = {}) => {
    const { size = 14, weight = 420, colour = colours.ink } = run
    pen.font = `${weight} ${size}px ${FAMILY}`
    pen.fillStyle = colour
    pen.textAlign = at
    pen.textBaseline = 'middle'
    pen.fillText(text, place, y)
  }
  return {
    x,
    centred: (text: string, place: number, y: number, run?: Run) => write(text, 'center', place, y, run),
    start: (text: string, inline: number, y: number, run?: Run) =>
      write(text, direction === 'rtl' ? 'right' : 'left', x(inline), y, run),
    end: (text: string, y: number, run?: Run) =>
      write(text, direction === 'rtl' ? 'left' : 'right', x(WIDTH - EDGE - PAD), y, run),
    box: (area: Area, radius: number, fill: Colour, edge?: Colour) => {
      pen.beginPath()
      pen.roundRect(...area, radius)
      pen.fillStyle = fill
      pen.fill()
      if (edge === undefined) return
      pen.strokeStyle = edge
      pen.lineWidth = edge === colours.ink ? 2 : 1
      pen.stroke()
    },
    rule: (from: number, to: number, y: number, colour: Colour, dash: readonly number[] = []) => {
      pen.save()
      pen.setLineDash([...dash])
      pen.strokeStyle = colour
      pen.lineWidth = dash.length === 0 ? 2 : 1.5
      pen.beginPath()
      pen.moveTo(x(from), y)
      pen.lineTo(x(to), y)
      pen.stroke()
      pen.restore()
    },
    dot: (inline: number, y: number, state: TicketStep['state']) => {
      pen.beginPath()
      pen.arc(x(inline), y, 11, 0, 2 * Math.PI)
      pen.fillStyle = state === 'done' ? colours.primary : colours.surface
      pen.fill()
      pen.strokeStyle = state === 'next' ? colours.lineStrong : colours.primary
      pen.lineWidth = 2
      pen.stroke()
      if (state === 'now') {
        pen.beginPath()
        pen.arc(x(inline), y, 5, 0, 2 * Math.PI)
        pen.fillStyle = colours.primary
        pen.fill()
      }
      if (state !== 'done') return
      pen.strokeStyle = colours.surface
      pen.lineWidth = 2.4
      pen.beginPath()
      pen.moveTo(x(inline) - 5, y)
      pen.lineTo(x(inline) - 1, y + 4)
      pen.lineTo(x(inline) + 5, y - 4)
      pen.stroke()
    },
  }
}
type Brush = ReturnType<typeof brush>

const [ROW, STEPS, TEAR] = [34, 84, 20]

const drawPlate = ({ box, centred }: Brush, plate: Ticket['plate'], left: number, y: number): void => {
  if (plate === null) return
  box([left, y, 176, 46], 9, colours.surface, colours.ink)
  box([left + 2, y + 2, 20, 42], 7, colours.plateBlue)
  centred('I.R.', left + 12, y + 26, { size: 7, weight: 700, colour: colours.surface })
  centred('IRAN', left + 12, y + 35, { size: 7, weight: 700, colour: colours.surface })
  const heavy: Run = { size: 21, weight: 780 }
  const digits = toPersianDigits
  if (!isCarPlate(plate)) {
    centred(digits(plate.plk1), left + 100, y + 13, { size: 17, weight: 780 })
    centred(digits(plate.plk2), left + 100, y + 33, { size: 17, weight: 780 })
    return
  }
  centred(digits(plate.plk1), left + 43, y + 24, heavy)
  centred(plateLetter(plate.plk2), left + 75, y + 24, heavy)
  centred(digits(plate.plk3), left + 109, y + 24, heavy)
  box([left + 134, y + 2, 1.5, 42], 0, colours.ink)
  centred(PLATE_COUNTRY, left + 155, y + 12, { size: 10, weight: 640 })
  centred(digits(plate.plkSrl), left + 155, y + 30, { size: 18, weight: 780 })
}

const drawRows = ({ start, end }: Brush, rows: readonly TicketRow[], from: number): number => {
  rows.forEach(({ label, value }, index) => {
    const y = from + index * ROW + ROW / 2
    start(label, EDGE + PAD, y, { colour: colours.soft })
    end(value, y, { weight: 620 })
  })
  return from + rows.length * ROW
}

const drawSteps = ({ dot, rule, start }: Brush, steps: readonly TicketStep[], from: number): number => {
  const column = (WIDTH - 2 * (EDGE + PAD)) / steps.length
  steps.forEach(({ name, detail, state }, index) => {
    const at = EDGE + PAD + index * column
    dot(at + 12, from + 12, state)
    if (index < steps.length - 1)
      rule(at + 28, at + column - 4, from + 12, state === 'done' ? colours.primary : colours.line)
    start(name, at, from + 40, { size: 13, weight: 660 })
    start(detail, at, from + 60, { size: 12, colour: colours.quiet })
  })
  return from + STEPS - 10
}

const heightOf = ({ rows, plan }: Ticket): number => {
  const planHeight = plan === null ? 0 : TEAR + 40 + (plan.days.length > 0 ? STEPS : plan.rows.length * ROW)
  return 16 + 76 + 66 + rows.length * ROW + TEAR + STEPS + planHeight + 64
}

/** Draws the ticket on a canvas of the design's width. */
export const drawTicket = (pen: Pen, ticket: Ticket, words: PictureWords): void => {
  pen.direction = words.direction
  const tools = brush(pen, words.direction)
  const { x, box, start, end, rule } = tools
  const height = heightOf(ticket)
  pen.fillStyle = colours.canvas
  pen.fillRect(0, 0, WIDTH, height)
  box([EDGE, EDGE, WIDTH - 2 * EDGE, height - 64], 20, colours.surface, colours.line)
  start(ticket.title, EDGE + PAD, EDGE + 30, { size: 17, weight: 680 })
  start(ticket.vehicle, EDGE + PAD, EDGE + 54, { size: 13, colour: colours.soft })
  const plateEdge = x(EDGE + PAD)
  // A plate reads from the left in every language.
  pen.direction = 'ltr'
  drawPlate(tools, ticket.plate, words.direction === 'rtl' ? plateEdge - 176 : plateEdge, EDGE + 78)
  pen.direction = words.direction
  if (ticket.cover !== null) {
    end(`${words.from} ${ticket.cover.from}`, EDGE + 90, { weight: 620 })
    end(`${words.to} ${ticket.cover.to}`, EDGE + 112, { weight: 620 })
  }
  let y = drawRows(tools, ticket.rows, EDGE + 134)
  const tear = () => {
    y += 8
    rule(EDGE + PAD, WIDTH - EDGE - PAD, y, colours.line, [5, 5])
    y += TEAR - 4
  }
  tear()
  y = drawSteps(tools, ticket.steps, y)
  if (ticket.plan !== null) {
    tear()
    start(ticket.plan.title, EDGE + PAD, y + 14, { weight: 720 })
    end(ticket.plan.each, y + 14, { size: 13, colour: colours.soft })
    y += 36
    if (ticket.plan.days.length > 0) drawSteps(tools, ticket.plan.days, y)
    else drawRows(tools, ticket.plan.rows, y)
  }
  start(words.brand, EDGE + PAD, height - 24, { size: 13, weight: 680, colour: colours.primary })
}

export type PictureWords = {
  direction: 'rtl' | 'ltr'
  from: string
  to: string
  brand: string
}

/** Draws the ticket and returns it as a PNG. @throws an Error if the browser cannot draw */
export const ticketPicture = async (ticket: Ticket, words: PictureWords, name: string): Promise<File> => {
  const weights = [420, 620, 660, 680, 720, 780]
  await Promise.all(weights.map((weight) => document.fonts.load(`${weight} 14px ${FAMILY}`, words.brand)))
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH * SCALE
  canvas.height = heightOf(ticket) * SCALE
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('The browser draws no pictures')
  pen.scale(SCALE, SCALE)
  drawTicket(pen, ticket, words)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (blob === null) throw new Error('The browser gave no picture')
  return new File([blob], name, { type: 'image/png' })
}
