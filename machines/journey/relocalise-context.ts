/**
 * Replaces the labels of the gateway's answers after a change of language. What guards read stays
 * unchanged. Specification: document 1 sections 1 and 7 (locale header).
 */
import type { AnyOffer } from './any-offer.ts'
import type { JourneyContext } from './context.ts'
import type { RelocalisedAnswers } from './events.ts'

/** An order that has progressed meanwhile is not replaced: the step that needs it reads it again. */
const orderIn = ({ order }: JourneyContext, renewed: RelocalisedAnswers['order']): JourneyContext['order'] =>
  order &&
  renewed &&
  order.stage === renewed.stage &&
  order.status === renewed.status &&
  order.editable === renewed.editable
    ? renewed
    : order

/** Keeps the amounts that the user has seen. */
const invoiceIn = (
  { invoice }: JourneyContext,
  renewed: RelocalisedAnswers['invoice'],
): JourneyContext['invoice'] =>
  invoice && renewed
    ? { ...invoice, companyFa: renewed.companyFa, vehicleTitle: renewed.vehicleTitle }
    : invoice

/** The chosen offer or an alternative, with its insurer's new name. */
const offersIn = (
  { choice, upsells, repriced }: JourneyContext,
  insurers: NonNullable<RelocalisedAnswers['insurers']>,
): Pick<JourneyContext, 'choice' | 'upsells' | 'repriced'> => {
  const called = <T extends AnyOffer>(offer: T): T => ({ ...offer, ...insurers[offer.companyCode] })
  return {
    choice: choice && {
      ...choice,
      offer: called(choice.offer),
      replaced: choice.replaced && called(choice.replaced),
    },
    upsells: upsells.map((upsell) => ({ ...upsell, offer: called(upsell.offer) })),
    repriced: repriced && called(repriced),
  }
}

/**
 * Replaces the labels in the context by those of the new language. Answers that the context does not have are
 * ignored.
 */
export const relocaliseContext = (
  context: JourneyContext,
  { configuration, order, invoice, insurers, renewal }: RelocalisedAnswers,
): Partial<JourneyContext> => ({
  configuration: context.configuration && (configuration ?? context.configuration),
  order: orderIn(context, order),
  invoice: invoiceIn(context, invoice),
  ...(context.renewal && { renewal: renewal ?? context.renewal }),
  ...(insurers && offersIn(context, insurers)),
})
