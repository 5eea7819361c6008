/**
 * Answers that wait for an earlier one: guards refuse them until then, and screens say which one to give
 * first. Specification: document 2 section 4 "Vehicle fields"; section 5 "Claims step".
 */
import type { Configuration } from '#contract/operations/configuration.ts'
import type { AddressDraft, HistoryAnswers, VehicleAnswers } from './answers.ts'

/**
 * The vehicle's field to choose before this one: everything needs the type, and the model needs the brand.
 */
export const vehicleFieldBefore = (
  field: keyof VehicleAnswers,
  vehicle: VehicleAnswers,
  configuration: Configuration | null,
): 'carType' | 'carBrand' | null => {
  if (field === 'carType') return null
  if (!configuration?.carTypes.some(({ code }) => code === vehicle.carType)) return 'carType'
  if (field !== 'carModel') return null
  return configuration.cars.some(({ code }) => code === vehicle.carBrand) ? null : 'carBrand'
}

/** Questions of the history that are answered one after the other. */
const historyOrders = [
  ['noDamageFactor', 'driverNoDamageFactor'],
  ['receivedCompensation', 'propertyDamageCount', 'lifeDamageCount', 'driverDamageCount'],
] as const satisfies readonly (readonly (keyof HistoryAnswers)[])[]
export type OrderedHistoryField = (typeof historyOrders)[number][number]

/** The first unanswered question of the history before this one; null where this one can be answered. */
export const historyFieldBefore = (
  field: keyof HistoryAnswers,
  history: HistoryAnswers,
): OrderedHistoryField | null => {
  for (const order of historyOrders) {
    const place = order.findIndex((each) => each === field)
    const first = order.slice(0, Math.max(0, place)).find((earlier) => history[earlier] === null)
    if (first !== undefined) return first
  }
  return null
}

/** The address's field to choose before this one: the cities are those of the province. */
export const addressFieldBefore = (field: keyof AddressDraft, draft: AddressDraft): 'province' | null =>
  field === 'city' && draft.province === '' ? 'province' : null
