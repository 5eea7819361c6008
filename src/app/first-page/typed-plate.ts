/**
 * The plate that is typed on home before the app runs, and where in it the user is, for the page or the
 * inquiry that takes its place. In memory only: a plate is personal data.
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

/** Notifies the app of what is typed while it draws its page; the prerendered one stays until then. */
export const watchTypedPlate = (listener: (plate: PlateDraft) => void): void => {
  onTyped = listener
}

export const storeEnteredPlace = (place: PlatePlace | null): void => {
  entered = place
}

/**
 * Where the user is, in the plate or behind it; null if elsewhere. The page that replaces the prerendered one takes it once,
 * when its own plate is there: the focus may move while that page is drawn.
 */
export const takeEnteredPlace = (): PlatePlace | null => {
  const place = entered
  entered = null
  return place
}
