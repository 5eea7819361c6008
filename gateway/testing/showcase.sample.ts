/** The sandbox's cases by title, for tests of inquiries and searches. */
import type { FastifyInstance } from 'fastify'
import type { AnswerOf } from '#contract/index.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import { searchWith } from '../domain/search.sample.ts'
import { type ShowcaseCase, showcase } from '../sandbox/showcase.ts'
import { type Credentials, succeed } from './client.sample.ts'
import { provider, search, type } from './purchase.sample.ts'

/** Returns the case of a title. Throws if there is none. */
export const caseNamed = (title: string): ShowcaseCase => {
  const found = showcase.find((entry) => entry.title === title)
  if (found === undefined) throw new Error(`No case is titled «${title}».`)
  return found
}

/** Returns the request for a case's inquiry. */
export const lookUpOf = (title: string) => {
  const { nationalCode, plate } = caseNamed(title)
  return { params: { ...type, ...provider }, body: { nationalCode, ...plate } }
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
