/**
 * The inspection of a car: places, slots, conditions, and its beginning. Document 3 sections 4 and 7;
 * decisions, sections 10 and 11.
 */
import { fromPromise } from 'xstate'
import { callsWith } from '#adapters/gateway/client.ts'
import { listKeys } from '#adapters/server-lists.ts'
import { inspection } from '#contract/operations/inspection.ts'
import { queryClient } from '../../query-client.ts'
import { readProvinces } from './addresses.ts'
import { PROVIDER, readActor } from './call-actors.ts'
import type { CallContext } from './call-context.ts'
import { changeActor } from './changes.ts'

const { call } = callsWith(inspection)

type OfOrder = { trackingCode: string }

const DAY = 86_400_000

/**
 * Milliseconds until an instant of the gateway that is less than half a day away; 0 once it has passed.
 * Compares the time of day only, because the sandbox's day can differ from the device's.
 */
export const timeUntil = (instant: string, now: number): number => {
  const left = (((Date.parse(instant) - now) % DAY) + DAY) % DAY
  return left > DAY / 2 ? 0 : left
}

export const carBodyOrderActors = (context: CallContext) => {
  const ofType = () => ({ type: context.product() })
  const change = changeActor(context)
  return {
    'list the inspection places': readActor(async ({ trackingCode }: OfOrder, signal) => {
      const query = {
        trackingCode,
        requestOrigin: 'inspect_info',
        insuranceProvider: PROVIDER.provider,
      } as const
      const [answer] = await Promise.all([
        call('listAddresses', { query }, { signal }),
        readProvinces(context.product(), trackingCode, signal),
      ])
      queryClient.setQueryData(listKeys.addresses(), answer)
      return answer.addresses.map(({ uid, enable }) => ({ uid, enable }))
    }),

    'list the inspection times': readActor(async ({ trackingCode }: OfOrder, signal) => {
      const answer = await call('listInspectionTimes', { params: { ...ofType(), trackingCode } }, { signal })
      queryClient.setQueryData(listKeys.inspectionTimes(trackingCode), answer)
      const slots = answer.inspectTimes.flatMap(({ times }) => times)
      return { freeVisits: slots.flatMap(({ code, reason }) => (reason === null ? [code] : [])) }
    }),

    'save the inspection place': change('saveInspectionPlace', async (body, options) => {
      await call('saveInspectionPlace', { params: ofType(), body }, options)
    }),

    'save the inspection time': change('saveInspectionTime', (body, options) =>
      call('saveInspectionTime', { params: ofType(), body }, options),
    ),

    'wait until the slot is given back': fromPromise<void, { heldUntil: string }>(
      ({ input: { heldUntil }, signal }) =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, timeUntil(heldUntil, Date.now()))
          signal.addEventListener('abort', () => clearTimeout(timer))
        }),
    ),

    'accept the terms': change('acceptTerms', (body, options) =>
      call('acceptTerms', { params: ofType(), body }, options),
    ),

    'start the visit': change('startVisit', async (body, options) => {
      await call('startVisit', { params: ofType(), body }, options)
    }),
  }
}
