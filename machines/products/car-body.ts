/** The rules of car-body insurance, for `provide`. */
import { carBodyActions } from './car-body/actions.ts'
import { carBodyGuards } from './car-body/guards.ts'
import { inspectionActions, inspectionGuards } from './car-body/inspection-rules.ts'

export const carBodyRules = {
  guards: { ...carBodyGuards, ...inspectionGuards },
  actions: { ...carBodyActions, ...inspectionActions },
}
