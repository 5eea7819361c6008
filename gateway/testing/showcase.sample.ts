/** The sandbox's cases by title, for tests that look a plate up and search with what was found. */
import type { FastifyInstance } from 'fastify'
import type { AnswerOf } from '#contract/index.ts'
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'
import { searchWith } from '../domain/search.sample.ts'
import { type ShowcaseCase, showcase } from '../sandbox/showcase.ts'
import { type Credentials, succeed } from './client.sample.ts'
import { provider, search, type } from './purchase.sample.ts'

/** Takes a title; gives the case. Throws where there is none. */
export const caseNamed = (title: string): ShowcaseCase => {
  const found = showcase.find((entry) => entry.title === title)
  if (found === undefined) throw new Error(`No case is titled «${title}».`)
  return found
}

/** Gives the request that looks a case's plate up. */
export const lookUpOf = (title: string) => {
  const { nationalCode, plate } = caseNamed(title)
  return { params: { ...type, ...provider }, body: { nationalCode, ...plate } }
}

/** Looks a case's plate up; gives the id of the inquiry. */
export const lookUpCase = async (server: FastifyInstance, as: Credentials, title: string): Promise<string> =>
  (await succeed(server, 'lookUpPlate', lookUpOf(title), as)).sbId

/** Searches with an inquiry for the design's own car, so that prices compare whichever plate was looked up. */
export const searchFor = (
  server: FastifyInstance,
  as: Credentials,
  sbId: string,
  otherwise: Partial<OffersSearch> = {},
): Promise<AnswerOf<'searchThirdPartyOffers'>> => search(server, as, { ...searchWith(), sbId, ...otherwise })
