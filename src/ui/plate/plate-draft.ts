/** A plate while it is typed. Imports nothing: home hands it over before the app runs. */

/** An incomplete plate: Latin digits, the letter as its code; any part may be empty. */
export type PlateDraft = { plk1: string; plk2: string; plk3: string; plkSrl: string }

export const emptyPlate: PlateDraft = { plk1: '', plk2: '', plk3: '', plkSrl: '' }

/** The parts of a plate from left to right, as they are typed. */
export const plateParts = ['plk1', 'plk2', 'plk3', 'plkSrl'] as const
export type PlatePart = (typeof plateParts)[number]

/** Where the focus is: in a part, or on what follows the plate. */
export type PlatePlace = PlatePart | 'after'
