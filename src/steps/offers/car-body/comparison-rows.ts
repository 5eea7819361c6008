/** Rows of the comparison of car-body offers: own share, each cover, and the insurer. Picture 35. */
import { t } from '@lingui/core/macro'
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import type { InsurerRecord } from '#contract/operations/offers.ts'
import type { CoverCode } from '#contract/values/covers.ts'
import { bnplPaymentCount } from '#machines/journey/payment-plan.ts'
import { coverName } from '#ui/covers/cover-names.ts'
import { numberText, percentText } from '#ui/format/numbers.ts'
import { signedNumberText } from '#ui/format/SignedNumber.tsx'
import { type ComparisonRow, indexOfLeast } from '../late/comparison/comparison-rows.ts'
import { solvencyText } from '../facts/offer-texts.ts'
import { type CoverChoice, coverChoices } from './listed.ts'

type Compared = {
  known: readonly CoverCode[]
  chosen: readonly CoverCode[]
  /** Published records of the insurers. */
  records: readonly InsurerRecord[]
}

/** `less` ranks the offers, the smallest being best. Rows without it have no best. */
type Row = {
  id: string
  label: string
  text: (offer: CarBodyOffer) => string
  less?: (offer: CarBodyOffer) => number | null
  lacks?: (offer: CarBodyOffer) => boolean
}

const ownShareText = ({ ownShare: { first, second } }: CarBodyOffer): string => {
  const [share, later] = [percentText(first), percentText(second)]
  if (first === 0) return t`ندارد`
  return second === first ? share : t`${share}، از دومی ${later}`
}

/** Rank of a cover that is not chosen: included in the price is best, then sold, then not sold. */
const rankOfUnchosen = (price: number): number => (price === 0 ? 0 : 1)

/** Text of a cover: the price of a chosen one, the extra price of any other. */
const coverRow = ({ code, isChosen }: CoverChoice): Row => ({
  id: code,
  label: coverName(code),
  text: ({ coverPrices }) => {
    const price = coverPrices[code]
    if (price === undefined) return t`ندارد`
    const amount = numberText(price)
    if (price === 0) return t`در قیمت هست`
    const more = signedNumberText(`+${amount}`)
    return isChosen ? amount : t`انتخاب‌نشده، ${more}`
  },
  lacks: ({ coverPrices }) => coverPrices[code] === undefined,
  less: ({ coverPrices }) => {
    const price = coverPrices[code] ?? null
    return isChosen || price === null ? price : rankOfUnchosen(price)
  },
})

const rowsFor = ({ known, chosen, records }: Compared): readonly Row[] => {
  const recordOf = ({ companyCode }: CarBodyOffer) =>
    records.find((record) => record.companyCode === companyCode)
  return [
    {
      id: 'own-share',
      label: t`سهم شما در هر خسارت`,
      text: ownShareText,
      less: ({ ownShare: { first, second, further } }) => first * 10_000 + second * 100 + further,
    },
    ...coverChoices(known, chosen).map(coverRow),
    {
      id: 'discount',
      label: t`تخفیف`,
      text: ({ discountPercentage: percent }) => (percent > 0 ? percentText(percent) : t`ندارد`),
    },
    {
      id: 'bnpl',
      label: t`اقساط بدون سود`,
      text: ({ bnpl }) => {
        if (bnpl === null) return t`ندارد`
        const [count, each] = [numberText(bnplPaymentCount(bnpl)), numberText(bnpl.each)]
        return t`${count} قسط ${each}`
      },
    },
    {
      id: 'branches',
      label: t`شعبهٔ پرداخت خسارت`,
      text: ({ branchesNum }) => numberText(branchesNum),
      less: ({ branchesNum }) => -branchesNum,
    },
    {
      id: 'solvency',
      label: t`توانگری مالی`,
      text: (offer) => {
        const record = recordOf(offer)
        return record === undefined ? t`نامعلوم` : solvencyText(record)
      },
      less: (offer) => recordOf(offer)?.solvencyLevel ?? null,
    },
  ]
}

export const carBodyComparisonRows = (
  offers: readonly CarBodyOffer[],
  compared: Compared,
): readonly ComparisonRow[] =>
  rowsFor(compared).map(({ id, label, text, less, lacks }) => {
    const cells = offers.map(text)
    return {
      id,
      label,
      cells,
      differs: new Set(cells).size > 1,
      best: less ? indexOfLeast(offers.map(less)) : null,
      lacking: lacks ? offers.flatMap((offer, index) => (lacks(offer) ? [index] : [])) : [],
    }
  })
