/**
 * Resizes large pictures before upload: above 1,048,576 bytes they are fitted into 770 × 770 as JPEG,
 * proportions kept. Specification: document 1 section 5 "Upload"; decisions, "Resizing to 770×770".
 */

const LARGE_BYTES = 1_048_576
const BOX_PX = 770
const QUALITY = 0.85

type Size = { width: number; height: number }

/**
 * The largest size of the same proportions that fits into the box, and never larger than the picture. In
 * px.
 */
export const fitInto = ({ width, height }: Size, box = BOX_PX): Size => {
  const scale = Math.min(1, box / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Whether a file is a picture that has to be resized. A PDF never is. */
export const isLargePicture = ({ size, type }: { size: number; type: string }): boolean =>
  size > LARGE_BYTES && type.startsWith('image/')

const toJpeg = async (picture: ImageBitmap): Promise<Blob | null> => {
  const { width, height } = fitInto(picture)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const canvasContext = canvas.getContext('2d')
  if (canvasContext === null) return null
  // JPEG has no transparency: transparent pixels become white.
  canvasContext.fillStyle = '#fff'
  canvasContext.fillRect(0, 0, width, height)
  canvasContext.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
}

/**
 * Returns the file to upload: a resized picture, or the file itself where it is small, no picture or
 * unreadable.
 */
export const resizePicture = async (file: File): Promise<File> => {
  if (!isLargePicture(file)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const smaller = await toJpeg(picture)
    picture.close()
    return smaller === null ? file : new File([smaller], file.name, { type: smaller.type })
  } catch {
    return file
  }
}
