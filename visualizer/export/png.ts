/**
 * Renders an SVG with its embedded font as PNG. A browser decodes an SVG before the fonts inside it are
 * ready, and text without its font is invisible. So the SVG gets a strip with a letter of each part of the
 * font, and is drawn again until both letters appear.
 */
import { FONT } from '../drawing/svg.ts'

/** Scale of the PNG, so that small labels are readable. */
const SHARPNESS = 2

/** A letter of each part of the embedded font. */
const LETTERS = ['س', 'A']
/** Edge of a letter's square, in px. */
const SQUARE = 32
const FONT_LIMIT_MS = 10_000
const AGAIN_MS = 20

type Size = { readonly width: number; readonly height: number }

const imageOf = async (svg: string): Promise<HTMLImageElement> => {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** The drawing with the strip of letters below it. */
const withLetters = (svg: string, { width, height }: Size): string => {
  const letters = LETTERS.map(
    (letter, index) =>
      `<text x="${index * SQUARE + 8}" y="${height + SQUARE - 10}" font-size="20" direction="ltr">${letter}</text>`,
  )
  const across = Math.max(width, LETTERS.length * SQUARE)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${height + SQUARE}" font-family="${FONT}">${svg}${letters.join('')}</svg>`
}

const canvasOf = ({ width, height }: Size): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: width * height < 10_000 })
  if (context === null) throw new Error('The browser has no canvas.')
  return [canvas, context]
}

/** Whether every letter of the strip is drawn: some of its square is not transparent. */
const hasLetters = (image: HTMLImageElement, height: number): boolean =>
  LETTERS.every((_letter, index) => {
    const [, context] = canvasOf({ width: SQUARE, height: SQUARE })
    context.drawImage(image, index * SQUARE, height, SQUARE, SQUARE, 0, 0, SQUARE, SQUARE)
    const { data } = context.getImageData(0, 0, SQUARE, SQUARE)
    return data.some((value, place) => place % 4 === 3 && value > 0)
  })

/** The image once its font is ready. Throws after a limit. */
const readyImageOf = async (svg: string, size: Size): Promise<HTMLImageElement> => {
  const limit = performance.now() + FONT_LIMIT_MS
  const image = await imageOf(withLetters(svg, size))
  while (!hasLetters(image, size.height)) {
    if (performance.now() > limit) throw new Error('The browser did not load the font of the picture.')
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN_MS)
    })
  }
  return image
}

/** Renders an SVG as PNG. Throws when the browser cannot render it. */
export const pngOf = async (svg: string): Promise<Blob> => {
  const { naturalWidth: width, naturalHeight: height } = await imageOf(svg)
  const image = await readyImageOf(svg, { width, height })
  const [canvas, context] = canvasOf({ width: width * SHARPNESS, height: height * SHARPNESS })
  context.drawImage(image, 0, 0, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The browser made no PNG.')) : resolve(blob)),
      'image/png',
    )
  })
}
