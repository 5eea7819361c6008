/**
 * Event guards of third-party and motorcycle insurance up to the offers; see
 * machines/journey/guards/event-guards.ts.
 */
import type { EditedAnswer, HistoryAnswers, StatusAnswers, VehicleAnswers } from '../../journey/answers.ts'
import { historyFieldBefore, vehicleFieldBefore } from '../../journey/answer-order.ts'
import { liabilityConfigurationOf } from '../../journey/configurations.ts'
import type { JourneyContext } from '../../journey/context.ts'
import { type Ask, differs } from '../../journey/guards/context-facts.ts'
import { pricingAnswers } from '../../journey/pricing-answers.ts'
import { liabilityQuoteOf } from '../../journey/quote.ts'

/** Whether an edit changes something, and every field that it needs is answered. */
const canEditVehicle = (
  now: VehicleAnswers,
  change: Partial<VehicleAnswers>,
  context: JourneyContext,
): boolean => {
  const configuration = liabilityConfigurationOf(context)
  if (!differs(now, change)) return false
  if (change.carType !== undefined) return true
  const waits = (field: keyof VehicleAnswers) => vehicleFieldBefore(field, now, configuration) !== null
  const type = configuration?.carTypes.find(({ code }) => code === now.carType)
  if (change.carBrand !== undefined) return !waits('carBrand') && type?.picks === 'model'
  if (change.carModel === undefined) return !waits('carProductionYear')
  const brand = configuration?.cars.find(({ code }) => code === now.carBrand)
  const model = change.carModel ?? now.carModel
  return !waits('carModel') && brand?.models.some(({ code }) => code === model) === true
}

/** Fields of the history by question. */
const historyQuestions = {
  policy: ['previousCompany', 'lastPolicyStartDate', 'lastPolicyExpDate'],
  ownership: ['changeOwnershipStatus'],
  discounts: ['noDamageFactor', 'driverNoDamageFactor'],
  claims: ['receivedCompensation', 'propertyDamageCount', 'lifeDamageCount', 'driverDamageCount'],
} as const
type HistoryQuestion = keyof typeof historyQuestions

/** Whether an edit changes something, and every earlier answer that it needs is given. */
const canAnswer = (
  now: HistoryAnswers,
  change: Partial<HistoryAnswers>,
  question: HistoryQuestion,
): boolean =>
  differs(now, change) &&
  Object.keys(change).every((edited) => {
    const field = historyQuestions[question].find((each) => each === edited)
    return field !== undefined && historyFieldBefore(field, { ...now, ...change }) === null
  })

export const liabilityEventGuards = {
  'the vehicle can be edited like this': (
    { context }: Ask,
    { change, of }: { change: Partial<VehicleAnswers>; of: 'vehicle' | 'draft' },
  ) =>
    canEditVehicle(
      of === 'draft' ? (context.vehicleDraft ?? context.quote.vehicle) : context.quote.vehicle,
      change,
      context,
    ),
  'the vehicle draft differs': ({
    context: {
      quote: { vehicle },
      vehicleDraft,
    },
  }: Ask) => vehicleDraft !== null && differs(vehicle, vehicleDraft),
  'the status differs': ({ context }: Ask, { change }: { change: Partial<StatusAnswers> }) =>
    differs(liabilityQuoteOf(context).status, change),
  'the question can be answered like this': (
    { context }: Ask,
    { change, question }: { change: Partial<HistoryAnswers>; question: HistoryQuestion },
  ) => canAnswer(liabilityQuoteOf(context).history, change, question),
  'the ceiling differs': ({ context }: Ask, { ceiling }: { ceiling: number }) =>
    ceiling !== liabilityQuoteOf(context).liabilityPropertyDamage,
  'the term differs': ({ context }: Ask, { policyTerm }: { policyTerm: number }) =>
    policyTerm !== liabilityQuoteOf(context).policyTerm,
  'the search has this answer': ({ context }: Ask, { answer }: { answer: EditedAnswer }) =>
    pricingAnswers(context).includes(answer),
}
