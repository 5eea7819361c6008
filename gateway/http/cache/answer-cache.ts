/**
 * Cache of priced answers in encoded form, keyed by everything that determines a price. Entries contain no
 * personal data. An entry is dropped when its prices are not valid any more or other entries need its room;
 * all entries are dropped when the day, the insurers or the tariff change.
 */
import { PRICES_VALID_MS } from '../../store/searches.ts'
import { type EncodedPart, encodePart, type Encoding } from './joined-answer.ts'
import { RecentValues } from './recent-values.ts'

/** The common part of an answer, and the facts that the gateway needs of it for each search. */
export type PricedAnswer<Common extends object, Facts> = { part: EncodedPart<Common>; facts: Facts }

/** Values that all prices depend on. They are compared by identity, and a change drops every entry. */
export type Terms = readonly (object | string)[]

type Question = { key: string; terms: Terms; encoding: Encoding; now: Date }

/** Room for some thousand compressed answers, or 200 that are not compressed. */
const MOST_BYTES = 64 * 1024 * 1024

export class AnswerCache<Common extends object, Facts> {
  readonly #answers: RecentValues<PricedAnswer<Common, Facts>>
  /** Answers that are being encoded, so that simultaneous searches share the work. */
  readonly #pending = new Map<string, Promise<PricedAnswer<Common, Facts>>>()
  #terms: Terms = []

  constructor(mostBytes = MOST_BYTES) {
    this.#answers = new RecentValues(mostBytes)
  }

  /** Returns the cached answer of a key, or calculates it with `price`. */
  async get(
    { key, terms, encoding, now }: Question,
    price: () => { common: Common; facts: Facts },
  ): Promise<PricedAnswer<Common, Facts>> {
    this.#dropUnless(terms)
    const encodedKey = `${encoding} ${key}`
    const known = this.#answers.get(encodedKey, now) ?? this.#pending.get(encodedKey)
    if (known !== undefined) return known
    const { common, facts } = price()
    const pending = encodePart(common, encoding).then((part) => ({ part, facts }))
    this.#pending.set(encodedKey, pending)
    try {
      const answer = await pending
      if (this.#pending.get(encodedKey) === pending)
        this.#answers.set(encodedKey, answer, {
          size: answer.part.bytes.length + JSON.stringify(facts).length + encodedKey.length,
          until: new Date(now.getTime() + PRICES_VALID_MS),
        })
      return answer
    } finally {
      if (this.#pending.get(encodedKey) === pending) this.#pending.delete(encodedKey)
    }
  }

  #dropUnless(terms: Terms): void {
    const isSame = terms.length === this.#terms.length && terms.every((term, at) => term === this.#terms[at])
    if (isSame) return
    this.#terms = terms
    this.#answers.clear()
    this.#pending.clear()
  }
}
