/**
 * The chosen covers of an offer with their prices, and the cover that is most often bought with them. Picture
 * 33b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CircleSlash, Plus } from 'lucide-react'
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import { coverName } from '#ui/covers/cover-names.ts'
import { Money } from '#ui/format/Format.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { Text } from '#ui/text/Text.tsx'
import { useSend } from '../../journey.ts'
import { insuredValue, useCarBodyQuote } from '../../parts/car-body/car-body.ts'
import { coverHelp } from './cover-texts.ts'
import { coverChoices, useCarBodyAnswer, useKnownCovers } from './listed.ts'
import styles from './OfferCard.module.css'

type BoughtCover = CarBodyOffersAnswer['boughtTogether'][number]

export function CoverLines({ offer }: { offer: CarBodyOffer }) {
  const choices = coverChoices(
    useKnownCovers(),
    useCarBodyQuote(({ covers }) => covers),
  )
  const base = offer.breakdown.find(({ line }) => line === 'base')
  const next = useCarBodyAnswer()?.boughtTogether.find(({ code }) => (offer.coverPrices[code] ?? 0) > 0)
  return (
    <div className={styles.covers}>
      <div className={styles.line}>
        <Check size={18} className={styles.sold} aria-hidden="true" />
        <span>
          <Trans>پوشش پایه</Trans>
        </span>
        {base && (
          <span className={styles.amount}>
            <Money toman={base.amount} size="row" />
          </span>
        )}
      </div>
      {choices.flatMap(({ code, isChosen }) =>
        isChosen ? <CoverLine key={code} name={coverName(code)} price={offer.coverPrices[code]} /> : [],
      )}
      {next && <NextCover offer={offer} {...next} />}
    </div>
  )
}

function CoverLine({ name, price }: { name: string; price: number | undefined }) {
  if (price === undefined)
    return (
      <div className={styles.line}>
        <CircleSlash size={18} className={styles.missing} aria-hidden="true" />
        <span className={styles.missing}>{name}</span>
        <span className={styles.quiet}>
          <Trans>این شرکت ندارد</Trans>
        </span>
      </div>
    )
  return (
    <div className={styles.line}>
      <Check size={18} className={styles.sold} aria-hidden="true" />
      <span>{name}</span>
      {price === 0 ? (
        <span className={styles.quiet}>
          <Trans>در قیمت هست</Trans>
        </span>
      ) : (
        <span className={styles.amount}>
          <Money toman={price} size="row" />
        </span>
      )}
    </div>
  )
}

/**
 * The cover that is most often bought with the chosen ones, among those that the insurer sells at a price.
 */
function NextCover({ offer, code, orders }: BoughtCover & { offer: CarBodyOffer }) {
  const { t } = useLingui()
  const send = useSend()
  const value = useCarBodyQuote(insuredValue)
  const name = coverName(code)
  const price = offer.coverPrices[code] ?? 0
  const count = numberText(orders)
  return (
    <div className={styles.offered}>
      <div className={styles.offeredName}>
        <Text as="div" look="small" weight="semi">
          {name}
        </Text>
        <Text as="div" look="micro" tone="quiet">
          {coverHelp(code, value)}
        </Text>
        {orders > 0 && (
          <Text as="div" look="micro" tone="quiet">
            <Trans>در {count} سفارش همراه همین پوشش‌ها</Trans>
          </Text>
        )}
      </div>
      <Money toman={price} size="s" added />
      <button
        type="button"
        className={styles.add}
        aria-label={t`افزودن ${name}`}
        onClick={() => send({ type: 'cover.toggled', code })}
      >
        <Plus size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
