/** Scenes of the catalogue, by the name that the address calls them. */
import type { ComponentType } from 'react'

export type Scenes = Record<string, ComponentType>

export const nothing = (): void => {}
export const TODAY = '1404-08-24'
export const MOTORCYCLE_PLATE = { plk1: '127', plk2: '58463' }
export const PLATE = { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' }
export const phases = ['خودرو', 'پیشنهاد', 'مشخصات', 'پرداخت']
