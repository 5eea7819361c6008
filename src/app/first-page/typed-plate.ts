/**
 * The plate that is typed on home before the app runs, and its focused part, for the page or the inquiry that replaces
 * home. Kept in memory only, because a plate is personal data.
 */
import { emptyPlate, type PlateDraft, type PlatePart } from '#ui/plate/plate-draft.ts'

let typed: PlateDraft = emptyPlate
let entered: PlatePart | null = null
let onTyped: (plate: PlateDraft) => void = () => undefined

export const typedPlate = (): PlateDraft => typed

export const storeTypedPlate = (plate: PlateDraft): void => {
  typed = plate
  onTyped(plate)
}

/** Notifies the app of input while it renders its page; the prerendered one stays until then. */
export const watchTypedPlate = (listener: (plate: PlateDraft) => void): void => {
  onTyped = listener
}

export const storeEnteredPart = (part: PlatePart | null): void => {
  entered = part
}

/**
 * The focused part of the plate; null if none. The page that replaces the prerendered one reads it once, after
 * rendering its own plate, because the focus may move meanwhile.
 */
export const takeEnteredPart = (): PlatePart | null => {
  const part = entered
  entered = null
  return part
}
