/**
 * Guards and actions of the inspection and its terms. Specification: document 3 section 4 "Address and
 * inspection"; decisions, sections 10 and 11.
 */
import { assertEvent } from 'xstate'
import { errors } from '#contract/errors.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { failureOf } from '../../failure.ts'
import { usableAddress } from '../../journey/address-choice.ts'
import { emptyAnswers } from '../../journey/answers.ts'
import type { JourneyContext } from '../../journey/context.ts'
import { updateContext } from '../../journey/define-action.ts'
import { type Ask, isFree, isOrderEditable, stageOf } from '../../journey/guards/context-facts.ts'

const statusOf = ({ order }: JourneyContext): number | undefined => order?.statusId

/** After a missed visit, place and slot of another one are chosen although the order is paid. */
const asksForVisit = (context: JourneyContext) => statusOf(context) === ORDER_STATUS.requestingVisit
const choosesVisit = (context: JourneyContext) => statusOf(context) === ORDER_STATUS.choosingVisit
const startsVisit = (context: JourneyContext) => statusOf(context) === ORDER_STATUS.visiting

const isPlaceUsable = ({ addressBook, inspection }: JourneyContext): boolean =>
  usableAddress(addressBook, inspection.placeUid) !== undefined

const isVisitFree = ({ freeVisits }: JourneyContext, code: string | null): boolean =>
  code !== null && freeVisits.includes(code)

const isVisitReserved = ({ inspection, savedInspection }: JourneyContext): boolean =>
  inspection.timeCode !== null && inspection.timeCode === savedInspection.timeCode

export const inspectionGuards = {
  'the inspection can be chosen': ({ context }: Ask) =>
    isFree(context) &&
    ((isOrderEditable(context) && stageOf(context) > 3) ||
      asksForVisit(context) ||
      choosesVisit(context) ||
      startsVisit(context)),
  'the terms can be accepted': ({ context }: Ask) =>
    isFree(context) &&
    isOrderEditable(context) &&
    stageOf(context) > 3 &&
    context.savedInspection.timeCode !== null,
  'the visit can start': ({ context }: Ask) => startsVisit(context),
  'another visit is asked for': ({ context }: Ask) => asksForVisit(context),
  'another place can be picked': ({ context }: Ask, { uid }: { uid: string }) =>
    uid !== context.inspection.placeUid && usableAddress(context.addressBook, uid) !== undefined,
  'the picked place is usable': ({ context }: Ask) => isPlaceUsable(context),
  'the picked place is saved': ({ context }: Ask) =>
    isPlaceUsable(context) && context.inspection.placeUid === context.savedInspection.placeUid,
  'a first visit is proposed': ({ context }: Ask) =>
    !choosesVisit(context) &&
    context.savedInspection.timeCode === null &&
    context.inspection.timeCode === null &&
    context.freeVisits.length > 0,
  'another free visit is picked': ({ context }: Ask, { code }: { code: string }) =>
    code !== context.inspection.timeCode && isVisitFree(context, code),
  'a free visit is picked': ({ context }: Ask) => isVisitFree(context, context.inspection.timeCode),
  'the picked visit is reserved': ({ context }: Ask) => isVisitReserved(context),
  'the slot is held for some time': ({ context }: Ask) => context.savedInspection.heldUntil !== null,
  'the terms are accepted': ({ context: { order } }: Ask) =>
    order?.product === 'carbody' && order.termsAcceptedAt !== null,
  'no visit is possible there': (_: Ask, { error }: { error: unknown }) =>
    failureOf(error).code === errors.inspectionUnavailable.code,
}

/**
 * The place to preselect: the picked one, else the saved one, the policy address, or the first where a visit
 * is possible.
 */
const proposedPlace = (
  { inspection, savedInspection, addressUid }: JourneyContext,
  places: JourneyContext['addressBook'],
): string | null =>
  [inspection.placeUid, savedInspection.placeUid, addressUid].find(
    (uid) => usableAddress(places, uid) !== undefined,
  ) ??
  places.find(({ enable }) => enable)?.uid ??
  null

export const inspectionActions = {
  'store the inspection places': updateContext<{ places: JourneyContext['addressBook'] }>(
    ({ context }, { places }) => ({
      addressBook: places,
      bookOutdated: false,
      inspection: { ...context.inspection, placeUid: proposedPlace(context, places) },
    }),
  ),
  'pick the place': updateContext(({ context, event }) => {
    assertEvent(event, 'inspection-place.picked')
    return { inspection: { ...context.inspection, placeUid: event.uid }, failure: null }
  }),
  'use the saved address for the inspection': updateContext<{ uid: string }>(({ context }, { uid }) => ({
    inspection: { ...context.inspection, placeUid: uid },
    addressDraft: emptyAnswers.address,
    addressDraftUid: null,
  })),
  /** Clears the slots, which belong to the former place. */
  'store the saved place': updateContext(({ context: { inspection } }) => ({
    savedInspection: { placeUid: inspection.placeUid, timeCode: null, heldUntil: null },
    inspection: { ...inspection, timeCode: null },
  })),
  /** The reserved slot counts as free for its own order. */
  'store the free visits': updateContext<{ freeVisits: string[] }>(
    ({ context: { inspection, savedInspection } }, { freeVisits }) => {
      const { timeCode } = savedInspection
      const all = timeCode === null || freeVisits.includes(timeCode) ? freeVisits : [timeCode, ...freeVisits]
      const isGone = inspection.timeCode !== null && !all.includes(inspection.timeCode)
      return {
        freeVisits: all,
        inspection: { ...inspection, timeCode: isGone ? timeCode : (inspection.timeCode ?? timeCode) },
      }
    },
  ),
  'pick the first visit': updateContext(({ context: { inspection, freeVisits } }) => ({
    inspection: { ...inspection, timeCode: freeVisits[0] ?? null },
  })),
  'pick the visit': updateContext(({ context, event }) => {
    assertEvent(event, 'inspection-time.picked')
    return { inspection: { ...context.inspection, timeCode: event.code }, failure: null }
  }),
  'clear the picked visit': updateContext(({ context }) => ({
    inspection: { ...context.inspection, timeCode: null },
  })),
  'store the reserved visit': updateContext<{ heldUntil: string }>(
    ({ context: { inspection, savedInspection, answersSent } }, { heldUntil }) => ({
      savedInspection: {
        ...savedInspection,
        timeCode: answersSent?.inspection.timeCode ?? inspection.timeCode,
        heldUntil,
      },
    }),
  ),
  'store that the slot was given back': updateContext(({ context: { inspection, savedInspection } }) => ({
    savedInspection: { ...savedInspection, timeCode: null, heldUntil: null },
    inspection: { ...inspection, timeCode: null },
  })),
  'store that the terms are accepted': updateContext<{ acceptedAt: string }>(
    ({ context: { order } }, { acceptedAt }) => ({
      order: order?.product === 'carbody' ? { ...order, termsAcceptedAt: acceptedAt } : order,
    }),
  ),
}
