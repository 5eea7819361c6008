/** Shown where a page could not be fetched; anything else is a crash, and goes on to the crash screen. Specification: document 1 section 8. */
import { isMissingChunk } from './crash/missing-chunks.ts'
import { MissingChunk } from './crash/MissingChunk.tsx'

export function RouteError({ error }: { error: unknown }) {
  if (!isMissingChunk(error)) throw error
  return <MissingChunk />
}
