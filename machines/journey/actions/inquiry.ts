/** What is said in the inquiry and of vehicle and history. */
import { assertEvent } from 'xstate'
import { blank } from '../context.ts'
import { forgiven } from '../failure.ts'
import { changedHistory, changedStatus, changedVehicle } from '../remember.ts'
import { remember } from './acting.ts'

export const inquiry = {
  'keep the plate': remember(({ context, event }) => {
    assertEvent(event, 'plate.changed')
    return {
      plate: { ...context.plate, ...event.change },
      lookupError: null,
      failure: forgiven(context.failure, event.change),
    }
  }),
  'keep the owner’s code': remember(({ context, event }) => {
    assertEvent(event, 'owner-code.changed')
    return {
      ownerNationalCode: event.value,
      lookupError: null,
      failure: forgiven(context.failure, { nationalCode: event.value }),
    }
  }),
  'take the saved plate': remember(({ event }) => {
    assertEvent(event, 'saved-plate.picked')
    return { plate: event.plate, ownerNationalCode: event.nationalCode, lookupError: null, failure: null }
  }),
  /** What the registry said of one vehicle and its policy is not another's; what a person or a link has said of it stays. */
  'forget the registry’s answer': remember(({ context: { lookup } }) => ({
    lookup: null,
    lookupError: null,
    ...(lookup === null ? {} : { vehicle: blank.vehicle, status: blank.status, history: blank.history }),
  })),
  'copy the vehicle': remember(({ context }) => ({ vehicleDraft: context.vehicle })),
  'keep the copy': remember(({ context }) => ({
    vehicle: context.vehicleDraft ?? context.vehicle,
    vehicleDraft: null,
  })),
  'throw the copy away': remember(() => ({ vehicleDraft: null })),
  'keep the vehicle': remember(({ context, event }) => {
    assertEvent(event, 'vehicle.changed')
    return { vehicle: changedVehicle(context.vehicle, event.change, context.configuration) }
  }),
  'change the copy': remember(({ context, event }) => {
    assertEvent(event, 'vehicle.changed')
    return {
      vehicleDraft: changedVehicle(
        context.vehicleDraft ?? context.vehicle,
        event.change,
        context.configuration,
      ),
    }
  }),
  'keep the status': remember(({ context, event }) => {
    assertEvent(event, 'status.changed')
    return changedStatus(context, event.change)
  }),
  'keep the history': remember(({ context, event }) => {
    assertEvent(event, 'history.changed')
    return { history: changedHistory(context.history, event.change) }
  }),
}
