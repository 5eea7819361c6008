/**
 * The plate that was typed on home before the app runs, for the page or the inquiry that takes its place. In memory
 * only: a plate is personal data.
 */
import { emptyPlate, type PlateDraft, type PlatePart, plateParts } from '#ui/plate/plate-draft.ts'

let typed: PlateDraft = emptyPlate

export const typedPlate = (): PlateDraft => typed

export const storeTypedPlate = (plate: PlateDraft): void => {
  typed = plate
}

/** The part of the plate that has the focus, or null. */
export const focusedPart = (): PlatePart | null => {
  const { activeElement } = document
  const part = activeElement instanceof HTMLElement ? activeElement.dataset['part'] : undefined
  return plateParts.find((known) => known === part) ?? null
}
