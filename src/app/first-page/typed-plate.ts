/**
 * The plate that is typed on home before the app runs, and where the focus is, for the page or the inquiry
 * that replaces home. Kept in memory only, because a plate is personal data.
 */
import { emptyPlate, type PlateDraft, type PlatePlace } from '#ui/plate/plate-draft.ts'

let typed: PlateDraft = emptyPlate
let entered: PlatePlace | null = null
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

export const storeEnteredPlace = (place: PlatePlace | null): void => {
  entered = place
}

/**
 * Where the focus is, in the plate or behind it; null if elsewhere. The page that replaces the prerendered
 * one reads it once, after rendering its own plate, because the focus may move meanwhile.
 */
export const takeEnteredPlace = (): PlatePlace | null => {
  const place = entered
  entered = null
  return place
}
