/** Pictures of seeded orders: a plain card, so that an operator sees that it is a sample. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { FileStorage } from '../../documents/file-storage.ts'
import type { RequiredPicture } from '../../http/handlers/pictures.ts'
import type { Database } from '../../store/database.ts'
import { saveDocument } from '../../store/documents.ts'

const CARD = `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540">
  <rect width="856" height="540" rx="32" fill="#e8efed"/>
  <rect x="48" y="56" width="200" height="260" rx="16" fill="#bccbc8"/>
  <g fill="#93a8a4"><rect x="296" y="72" width="480" height="36" rx="8"/>
  <rect x="296" y="148" width="400" height="36" rx="8"/><rect x="296" y="224" width="440" height="36" rx="8"/>
  <rect x="48" y="400" width="728" height="36" rx="8"/></g>
</svg>`

/** Makes the picture once. Returns a function that stores a copy of it for a picture of an order. */
export const makePictures = async (files: FileStorage) => {
  const png = await sharp(Buffer.from(CARD)).png().toBuffer()
  const folder = await mkdtemp(join(tmpdir(), 'separ-seed-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const store = async (
    db: Database,
    { userId, trackingCode, createdAt }: { userId: string; trackingCode: string; createdAt: Date },
    { tag, order }: RequiredPicture,
  ): Promise<void> => {
    const imageId = randomUUID()
    const path = join(folder, imageId)
    await writeFile(path, png)
    await files.save(path, imageId)
    await saveDocument(db, {
      imageId,
      userId,
      trackingCode,
      tag,
      position: order,
      name: null,
      fileType: 'image/png',
      bytes: png.byteLength,
      createdAt,
    })
  }
  return { store, remove }
}
