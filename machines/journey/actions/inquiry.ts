/** Actions on the answers of the inquiry, the vehicle and its history. */
import { assertEvent } from 'xstate'
import { emptyAnswers } from '../answers.ts'
import type { JourneyContext } from '../context.ts'
import { withoutEditedFields } from '../../failure.ts'
import { updateHistory, updateStatus, updateVehicle } from '../context-updates.ts'
import { updateContext } from '../define-action.ts'
import { differs } from '../guards/context-facts.ts'

/** Without the registry's data, which belongs to one vehicle; answers of the user or a link stay. */
const withoutRegistryData = ({ lookup }: JourneyContext): Partial<JourneyContext> => ({
  lookupError: null,
  ...(lookup && {
    lookup: null,
    vehicle: emptyAnswers.vehicle,
    status: emptyAnswers.status,
    history: emptyAnswers.history,
  }),
})

export const inquiryActions = {
  'update the plate': updateContext(({ context, event }) => {
    assertEvent(event, 'plate.changed')
    return {
      ...(differs(context.plate, event.change) && withoutRegistryData(context)),
      plate: { ...context.plate, ...event.change },
      failure: withoutEditedFields(context.failure, event.change),
    }
  }),
  'update the owner code': updateContext(({ context, event }) => {
    assertEvent(event, 'owner-code.changed')
    return {
      ...(context.ownerNationalCode !== event.value && withoutRegistryData(context)),
      ownerNationalCode: event.value,
      failure: withoutEditedFields(context.failure, { nationalCode: event.value }),
    }
  }),
  'use the saved plate': updateContext(({ context, event }) => {
    assertEvent(event, 'saved-plate.picked')
    return {
      ...withoutRegistryData(context),
      plate: event.plate,
      ownerNationalCode: event.nationalCode,
      failure: null,
    }
  }),
  'clear the registry data': updateContext(({ context }) => withoutRegistryData(context)),
  'start editing the vehicle': updateContext(({ context }) => ({ vehicleDraft: context.vehicle })),
  'apply the edited vehicle': updateContext(({ context }) => ({
    vehicle: context.vehicleDraft ?? context.vehicle,
    vehicleDraft: null,
  })),
  'discard the edited vehicle': updateContext(() => ({ vehicleDraft: null })),
  'update the vehicle': updateContext(({ context, event }) => {
    assertEvent(event, 'vehicle.changed')
    return { vehicle: updateVehicle(context.vehicle, event.change, context.configuration) }
  }),
  'update the edited vehicle': updateContext(({ context, event }) => {
    assertEvent(event, 'vehicle.changed')
    return {
      vehicleDraft: updateVehicle(
        context.vehicleDraft ?? context.vehicle,
        event.change,
        context.configuration,
      ),
    }
  }),
  'update the status': updateContext(({ context, event }) => {
    assertEvent(event, 'status.changed')
    return updateStatus(context, event.change)
  }),
  'update the history': updateContext(({ context, event }) => {
    assertEvent(event, 'history.changed')
    return { history: updateHistory(context.history, event.change) }
  }),
}
