/**
 * Makes a large picture small enough to send: over 1,048,576 bytes it is fitted into 770 × 770 as JPEG, proportions kept.
 * Specification: document 1 section 5 "Upload"; decisions, "Resizing to 770×770".
 */

const LARGE_BYTES = 1_048_576
const BOX_PX = 770
const QUALITY = 0.85

type Size = { width: number; height: number }

/** Takes a picture's size in px; gives the largest one of the same shape that fits into the box, never a larger one. */
export const fitInto = ({ width, height }: Size, box = BOX_PX): Size => {
  const scale = Math.min(1, box / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Takes a file; tells whether it is a picture that is made smaller before it is sent. A PDF never is. */
export const isLargePicture = ({ size, type }: { size: number; type: string }): boolean =>
  size > LARGE_BYTES && type.startsWith('image/')

const drawn = async (picture: ImageBitmap): Promise<Blob | null> => {
  const { width, height } = fitInto(picture)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  // JPEG has no transparency: what was see-through is paper.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
}

/** Takes a chosen file; gives what to send: a smaller picture, or the file itself where it is small, no picture, or cannot be read. */
export const resizePicture = async (file: File): Promise<File> => {
  if (!isLargePicture(file)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const smaller = await drawn(picture)
    picture.close()
    return smaller === null ? file : new File([smaller], file.name, { type: smaller.type })
  } catch {
    return file
  }
}
