/** Searches for offers as guests send them: guests, mixes of risks, and the HTTP request. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { object, parse } from 'valibot'
import { registry } from '#contract/index.ts'
import { guestPath } from '#contract/operation.ts'
import { Configuration } from '#contract/operations/configuration.ts'
import { OffersAnswer, type OffersSearch } from '#contract/operations/offers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { seededRandom } from './open-loop.ts'

const GUESTS = 200
/** Production years and no-claim discounts of the usual searches. */
const USUAL = { years: 10, discounts: 8 }

/**
 * `usual`: about 300 different risks, so that most answers are cached. `new`: hardly any answer is cached.
 */
export type Mix = 'usual' | 'new'

type Search = { path: string; body: string }

/** The URL that a guest calls. */
const asGuest = (path: string, uuid: string): string =>
  `${guestPath(path).replace(':type', 'thirdparty').replace(':provider', '1')}?uuid=${uuid}`

async function call(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const posted = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
})

async function registerGuests(address: string): Promise<string[]> {
  const uuids = Array.from({ length: GUESTS }, () => randomUUID())
  for (const uuid of uuids)
    await call(address + registry.registerGuest.path, posted(JSON.stringify({ uuid })))
  return uuids
}

/** Returns a function that makes another search of a mix each time it is called. */
async function searchMaker(address: string, guest: string): Promise<(mix: Mix) => OffersSearch> {
  const { body } = parse(
    object({ body: Configuration }),
    await call(address + asGuest(registry.readConfiguration.path, guest), {}),
  )
  const car = body.carTypes.find(({ picks }) => picks === 'model')
  const models = body.cars.flatMap((brand) => brand.models)
  if (car === undefined) throw new Error('The configuration names no car.')
  const random = seededRandom(2)
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(random() * choices.length)]
    if (choice === undefined) throw new Error('The configuration has an empty list.')
    return choice
  }
  const lastPolicyExpDate = addToJalali(body.today, { days: 10 })
  return (mix) => {
    const isUsual = mix === 'usual'
    // Cars of the newest years need a month.
    const years = body.carProductionYears.slice(3, isUsual ? 3 + USUAL.years : -1)
    const noDamageFactor = pick(body.noDamageFactors.slice(0, isUsual ? USUAL.discounts : undefined))
    return {
      carType: car.code,
      carUsage: car.defaultUsage,
      carModel: pick(models).code,
      carDetailCode: null,
      carProductionYear: pick(years).code,
      carProductionMonth: null,
      policyStatus: 'with_policy',
      changeOwnershipStatus: null,
      deliveryDate: null,
      previousCompany: pick(body.companies).code,
      lastPolicyStartDate: addToJalali(lastPolicyExpDate, { years: -1 }),
      lastPolicyExpDate,
      noDamageFactor,
      driverNoDamageFactor: isUsual ? noDamageFactor : pick(body.driverNoDamageFactors),
      propertyDamageCount: 0,
      lifeDamageCount: 0,
      driverDamageCount: 0,
      policyTerm: isUsual ? 12 : pick(body.policyTerms),
      discountCode: null,
      sbId: null,
    }
  }
}

/** Sends a search and reads the whole answer. Rejects unless the status is 200. */
export const post = (
  agent: Agent,
  address: string,
  { path, body }: Search,
  encoding: string,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'accept-encoding': encoding,
    }
    request(address + path, { method: 'POST', agent, headers }, (answer) => {
      answer
        .on('end', () => {
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`${path}: ${answer.statusCode}`))
        })
        .on('error', reject)
        .resume()
    })
      .on('error', reject)
      .end(body)
  })

export type Searcher = {
  /** Sends another search of a mix. */
  send: (mix: Mix, encoding: string) => Promise<void>
  close: () => void
}

/**
 * Registers guests and returns a function that searches for them. It throws if an answer is not a list of
 * offers.
 */
export async function openSearcher(address: string): Promise<Searcher> {
  const guests = await registerGuests(address)
  const nextSearch = await searchMaker(address, guests[0] ?? '')
  const agent = new Agent({ keepAlive: true })
  let sent = 0
  const another = (mix: Mix): Search => {
    sent += 1
    return {
      path: asGuest(registry.searchOffers.path, guests[sent % guests.length] ?? ''),
      body: JSON.stringify(nextSearch(mix)),
    }
  }
  const { path, body } = another('usual')
  parse(object({ body: OffersAnswer }), await call(address + path, posted(body)))
  return {
    send: (mix, encoding) => post(agent, address, another(mix), encoding),
    close: () => agent.destroy(),
  }
}
