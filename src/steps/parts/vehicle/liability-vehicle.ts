/** What is wrong with the answers about a vehicle of a liability insurance. */
import { vehicleErrors } from '#machines/journey/answer-errors.ts'
import { liabilityConfigurationOf } from '#machines/journey/configurations.ts'
import type { ProductPresentation } from '../../product.ts'

export const liabilityVehicleErrors: ProductPresentation['vehicleErrors'] = (vehicle, configuration) =>
  vehicleErrors(vehicle, liabilityConfigurationOf({ configuration }))
