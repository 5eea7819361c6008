/**
 * The plate that is typed on home before the app runs, and the part of it that the user is in, for the page or the
 * inquiry that takes its place. In memory only: a plate is personal data.
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

/** Notifies the app of what is typed while it draws its page; the prerendered one stays until then. */
export const watchTypedPlate = (listener: (plate: PlateDraft) => void): void => {
  onTyped = listener
}

export const storeEnteredPart = (part: PlatePart | null): void => {
  entered = part
}

/**
 * The part of the plate that the user is in; null if in none. The page that replaces the prerendered one takes it once,
 * when its own plate is there: the focus may move while that page is drawn.
 */
export const takeEnteredPart = (): PlatePart | null => {
  const part = entered
  entered = null
  return part
}
