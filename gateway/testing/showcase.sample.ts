/** The sandbox's cases by title, for tests of inquiries and searches. */
import type { FastifyInstance } from 'fastify'
import type { AnswerOf } from '#contract/index.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { MotorcyclePlate, Plate } from '#contract/values/plate.ts'
import { searchWith } from '../domain/search.sample.ts'
import { motorcycleShowcase, type ShowcaseCase, showcase } from '../sandbox/showcase.ts'
import { type Credentials, succeed } from './client.sample.ts'
import { provider, search, type } from './purchase.sample.ts'

const named = <P extends Plate>(cases: readonly ShowcaseCase<P>[], title: string): ShowcaseCase<P> => {
  const found = cases.find((entry) => entry.title === title)
  if (found === undefined) throw new Error(`No case is titled «${title}».`)
  return found
}

/** Returns the case of a title. Throws if there is none. */
export const caseNamed = (title: string): ShowcaseCase => named(showcase, title)

/** Returns the motorcycle's case of a title. Throws if there is none. */
export const motorcycleCaseNamed = (title: string): ShowcaseCase<MotorcyclePlate> =>
  named(motorcycleShowcase, title)

/** Returns the request for a case's inquiry. */
export const lookUpOf = (title: string) => {
  const { nationalCode, plate } = caseNamed(title)
  return { params: { ...type, ...provider }, body: { nationalCode, ...plate } }
}

/** Returns the request for a motorcycle case's inquiry. */
export const motorcycleLookUpOf = (title: string) => {
  const { nationalCode, plate } = motorcycleCaseNamed(title)
  return { params: { type: 'motorcycle', ...provider } as const, body: { nationalCode, ...plate } }
}

/** Makes a case's inquiry. Returns its id. */
export const lookUpCase = async (server: FastifyInstance, as: Credentials, title: string): Promise<string> =>
  (await succeed(server, 'lookUpPlate', lookUpOf(title), as)).sbId

/** Searches for the design's car with an inquiry, so that prices of different plates are comparable. */
export const searchFor = (
  server: FastifyInstance,
  as: Credentials,
  sbId: string,
  otherwise: Partial<OffersSearch> = {},
): Promise<AnswerOf<'searchOffers'>> => search(server, as, { ...searchWith(), sbId, ...otherwise })
