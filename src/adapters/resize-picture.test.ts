import { describe, expect, it } from 'vitest'
import { fitInto, resizePicture, isLargePicture } from './resize-picture.ts'

describe('an uploaded picture', () => {
  it('is resized only if it is an image of more than 1,048,576 bytes', () => {
    expect(isLargePicture({ size: 1_048_577, type: 'image/jpeg' })).toBe(true)
    expect(isLargePicture({ size: 1_048_576, type: 'image/jpeg' })).toBe(false)
    expect(isLargePicture({ size: 9_000_000, type: 'application/pdf' })).toBe(false)
  })

  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 770, height: 578 },
    ],
    [
      { width: 1000, height: 3000 },
      { width: 257, height: 770 },
    ],
    [
      { width: 600, height: 400 },
      { width: 600, height: 400 },
    ],
    [
      { width: 9000, height: 1 },
      { width: 770, height: 1 },
    ],
  ])('fits into 770 × 770 and keeps its aspect ratio: %o', (size, fitted) => {
    expect(fitInto(size)).toEqual(fitted)
  })

  it('is sent unchanged if the browser cannot decode it', async () => {
    const file = new File([new Uint8Array(1_100_000)], 'card.jpg', { type: 'image/jpeg' })
    expect(await resizePicture(file)).toBe(file)
  })
})
