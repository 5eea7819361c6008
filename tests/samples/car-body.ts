/** A journey of car-body insurance whose calls are answered. For tests only. */
import {
  acceptedAt,
  carBodyConfiguration,
  carBodyLookup,
  carBodyOrder,
  reserved,
} from '#explorer/stubs/car-body-answers.ts'
import { addressUid, otherAddressUid } from '#explorer/stubs/gateway-answers.ts'
import { carBody } from '#machines/car-body.ts'
import { type Walk, walkJourney } from './walk.ts'

const places = [
  { uid: addressUid, enable: true },
  { uid: otherAddressUid, enable: true },
]

export const startCarBody = (input: Parameters<typeof walkJourney>[1] = {}): Walk => {
  const walk = walkJourney(carBody, input)
  walk.answer('load the configuration', carBodyConfiguration)
  walk.answer('look up the plate', carBodyLookup)
  walk.answer('read the order', carBodyOrder)
  walk.answer('list the inspection places', places)
  walk.answer('list the inspection times', { freeVisits: ['visit-1', 'visit-3'] })
  walk.answer('save the inspection time', { heldUntil: reserved.heldUntil })
  walk.answer('accept the terms', { acceptedAt })
  return walk
}
