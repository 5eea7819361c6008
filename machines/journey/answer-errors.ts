/**
 * Errors of the user's answers by field, as text references of the contract. Guards check that there are
 * none; screens show them. Specification: document 2 section 5.
 */
import type { Configuration } from '#contract/operations/configuration.ts'
import { textRef } from '#contract/texts.ts'
import { CellNumber } from '#contract/values/cell-number.ts'
import { jalaliParts, latestExpiry } from '#contract/values/jalali-date.ts'
import { OwnerCode } from '#contract/values/owner-code.ts'
import { PersonName } from '#contract/values/person-name.ts'
import { CarPlate, MotorcyclePlate } from '#contract/values/plate.ts'
import { addressErrors } from './address-errors.ts'
import type { HistoryAnswers, StatusAnswers, VehicleAnswers } from './answers.ts'
import type { JourneyContext } from './context.ts'
import { plateOf, type Product } from './quote.ts'
import { isValid, notAfter, only, problemOf, required } from './field-errors.ts'

const plateSchemas = {
  thirdparty: CarPlate,
  motorcycle: MotorcyclePlate,
  carbody: CarPlate,
} satisfies Record<Product, unknown>

export const inquiryErrors = ({
  quote: { product, plate, ownerNationalCode },
}: Pick<JourneyContext, 'quote'>) =>
  only({
    plate: problemOf(plateSchemas[product], plateOf({ product, plate })),
    nationalCode: problemOf(OwnerCode, ownerNationalCode),
  })

/**
 * A car needs usage, brand and model; another type its seats or tonnage. Values that are not in the lists
 * are errors.
 */
export const vehicleErrors = (vehicle: VehicleAnswers, configuration: Configuration | null) => {
  const type = configuration?.carTypes.find(({ code }) => code === vehicle.carType)
  const brand = configuration?.cars.find(({ code }) => code === vehicle.carBrand)
  const picksModel = type?.picks === 'model'
  const among = (choices: { code: string }[] | undefined, code: string | null) =>
    required(code) ??
    (choices?.some((choice) => choice.code === code) ? undefined : textRef('choice.unknown'))
  return only({
    carType: among(configuration?.carTypes, vehicle.carType),
    carUsage: picksModel ? among(type.usages, vehicle.carUsage) : undefined,
    carBrand: picksModel ? among(configuration?.cars, vehicle.carBrand) : undefined,
    carModel: picksModel ? among(brand?.models, vehicle.carModel) : undefined,
    carDetailCode: type && !picksModel ? among(type.details, vehicle.carDetailCode) : undefined,
    carProductionYear: among(configuration?.carProductionYears, vehicle.carProductionYear),
    carProductionMonth:
      configuration && needsMonth(vehicle, configuration)
        ? (required(vehicle.carProductionMonth) ?? monthProblem(vehicle, configuration.today))
        : undefined,
  })
}

/** Whether the production month is required for the production year. */
export const needsMonth = (
  { carProductionYear }: VehicleAnswers,
  { carProductionYears }: Configuration,
): boolean => carProductionYears.some(({ code, needsMonth: asks }) => asks && code === carProductionYear)

/** Whether a month of the production year has not begun yet. */
export const isFutureMonth = (year: string | null, month: number, today: string): boolean => {
  const now = jalaliParts(today)
  return year === String(now.year) && month > now.month
}

const monthProblem = (
  { carProductionYear: year, carProductionMonth: month }: VehicleAnswers,
  today: string,
): string | undefined => (isFutureMonth(year, Number(month), today) ? textRef('date.future') : undefined)

export const statusErrors = (status: StatusAnswers, today: string) =>
  only({
    insured: required(status.insured),
    plateHistory: status.insured === 'yes' ? required(status.plateHistory) : undefined,
    deliveryDate:
      status.insured === 'new'
        ? (required(status.deliveryDate) ?? notAfter(today, status.deliveryDate))
        : undefined,
  })

export const previousPolicyErrors = (
  { previousCompany, lastPolicyStartDate, lastPolicyExpDate }: HistoryAnswers,
  today: string,
) =>
  only({
    previousCompany: required(previousCompany),
    lastPolicyStartDate: required(lastPolicyStartDate) ?? notAfter(today, lastPolicyStartDate),
    lastPolicyExpDate: required(lastPolicyExpDate) ?? expiryProblem(lastPolicyStartDate, lastPolicyExpDate),
  })

const expiryProblem = (start: string | null, expiry: string | null): string | undefined => {
  if (start === null || expiry === null) return undefined
  if (expiry <= start) return textRef('expiry.order')
  return expiry > latestExpiry(start) ? textRef('expiry.late') : undefined
}

export const ownershipErrors = ({ changeOwnershipStatus }: HistoryAnswers) =>
  only({ changeOwnershipStatus: required(changeOwnershipStatus) })

export const discountErrors = ({ noDamageFactor, driverNoDamageFactor }: HistoryAnswers) =>
  only({ noDamageFactor: required(noDamageFactor), driverNoDamageFactor: required(driverNoDamageFactor) })

export const claimErrors = ({
  receivedCompensation,
  propertyDamageCount,
  lifeDamageCount,
  driverDamageCount,
}: HistoryAnswers) => {
  const counted = receivedCompensation === true
  return only({
    receivedCompensation: required(receivedCompensation),
    propertyDamageCount: counted ? required(propertyDamageCount) : undefined,
    lifeDamageCount: counted ? required(lifeDamageCount) : undefined,
    driverDamageCount: counted ? required(driverDamageCount) : undefined,
  })
}

/** Later has to be confirmed: it comes with a deadline. */
export const whenErrors = ({
  completeWhen,
  laterConfirmed,
}: Pick<JourneyContext, 'completeWhen' | 'laterConfirmed'>) =>
  only({
    completeWhen: required(completeWhen),
    laterConfirmed: completeWhen === 'later' && !laterConfirmed ? textRef('required') : undefined,
  })

/** While every slot is taken, no time is asked for. */
export const deliveryErrors = ({
  delivery,
  hasFreeSlot,
}: Pick<JourneyContext, 'delivery' | 'hasFreeSlot'>) => {
  const { paper, otherRecipient } = delivery
  return only({
    receiverName: paper && otherRecipient ? problemOf(PersonName, delivery.receiverName) : undefined,
    receiverPhoneNumber:
      paper && otherRecipient ? problemOf(CellNumber, delivery.receiverPhoneNumber) : undefined,
    addressUid: paper ? required(delivery.addressUid) : undefined,
    timeCode: paper && hasFreeSlot !== false ? required(delivery.timeCode) : undefined,
  })
}

type Ask = { context: JourneyContext }

/** Guards that ask whether the answers of a form are complete and valid. */
export const answerGuards = {
  'completing later is confirmed': ({ context }: Ask) =>
    context.completeWhen === 'later' && isValid(whenErrors(context)),
  'the address form is complete': ({ context }: Ask) => isValid(addressErrors(context.addressDraft)),
  'the delivery is complete': ({ context }: Ask) => isValid(deliveryErrors(context)),
}
