/**
 * Response times of the gateway's search for offers: every insurer and ceiling, stored and answered. Many
 * guests take turns without the limits on costly calls. Traffic stays on loopback and is bounded.
 */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { object, parse } from 'valibot'
import { registry } from '#contract/index.ts'
import { guestPath } from '#contract/operation.ts'
import { Configuration } from '#contract/operations/configuration.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import { table } from './table.ts'

const GUESTS = 50
const SECONDS = 8

const loads = [
  { name: '1 client, one search after another', connections: 1, amount: 500 },
  { name: '50 clients, one search after another', connections: 50, amount: 2000 },
  { name: '100 searches a second from 50 clients', connections: 50, overallRate: 100, duration: SECONDS },
] as const

async function call(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const posted = (body: unknown) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The URL that a guest calls. */
const asGuest = (path: string, uuid: string): string =>
  `${guestPath(path).replace(':provider', '1')}?uuid=${uuid}`

async function registerGuests(address: string): Promise<string[]> {
  const uuids = Array.from({ length: GUESTS }, () => randomUUID())
  for (const uuid of uuids) await call(address + registry.registerGuest.path, posted({ uuid }))
  return uuids
}

/** One search for every vehicle model, so that consecutive searches differ. */
async function searches(address: string, guest: string): Promise<OffersSearch[]> {
  const { body } = parse(
    object({ body: Configuration }),
    await call(address + asGuest(registry.readConfiguration.path, guest), {}),
  )
  const car = body.carTypes.find(({ picks }) => picks === 'model')
  const year = body.carProductionYears[5]
  if (!car || !year) throw new Error('The configuration names no car.')
  return body.cars
    .flatMap(({ models }) => models)
    .map((model) => ({
      carType: car.code,
      carUsage: car.defaultUsage,
      carModel: model.code,
      carDetailCode: null,
      carProductionYear: year.code,
      carProductionMonth: null,
      policyStatus: 'without',
      changeOwnershipStatus: null,
      deliveryDate: null,
      previousCompany: null,
      lastPolicyStartDate: null,
      lastPolicyExpDate: null,
      noDamageFactor: 0,
      driverNoDamageFactor: 0,
      propertyDamageCount: 0,
      lifeDamageCount: 0,
      driverDamageCount: 0,
      policyTerm: 12,
      discountCode: null,
      sbId: null,
    }))
}

/** Returns a table. Throws when an answer is not a list of offers. */
export async function offersTable(address: string): Promise<string> {
  const guests = await registerGuests(address)
  const asked = await searches(address, guests[0] ?? '')
  const requests = guests.map((guest, index) => ({
    ...posted(asked[index % asked.length]),
    path: asGuest(registry.searchOffers.path, guest),
  }))
  const rows: string[][] = []
  for (const { name, ...load } of loads) {
    const result = await autocannon({ url: address, requests, ...load })
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${name}: ${result.non2xx} answers were no offers, ${result.errors} never came`)
    rows.push([
      name,
      `${result.latency.p50} ms`,
      `${result.latency.p99} ms`,
      result.requests.average.toFixed(0),
      String(result.requests.total),
    ])
  }
  return table([['offers of every insurer for one search', 'p50', 'p99', 'per second', 'searches'], ...rows])
}
