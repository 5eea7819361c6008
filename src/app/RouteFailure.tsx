/** Shown where a page could not be fetched; anything else is a crash, and goes on to the crash screen. Specification: document 1 section 8. */
import { isMissing } from './crash/missing-chunks.ts'
import { MissingPart } from './crash/MissingPart.tsx'

export function RouteFailure({ error }: { error: unknown }) {
  if (!isMissing(error)) throw error
  return <MissingPart />
}
