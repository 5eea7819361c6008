/**
 * Errors of the user's answers by field, as text references of the contract. Guards check that there are
 * none; screens show them. Specification: document 2 section 5.
 */
import * as v from 'valibot'
import { AddressFields } from '#contract/operations/addresses.ts'
import { textRef } from '#contract/texts.ts'
import { CellNumber } from '#contract/values/cell-number.ts'
import { ageOn, jalaliParts, latestExpiry } from '#contract/values/jalali-date.ts'
import { CompanyName } from '#contract/values/company-name.ts'
import { CompanyNationalId } from '#contract/values/company-national-id.ts'
import { NationalCode } from '#contract/values/national-code.ts'
import { isCompanyCode, OwnerCode } from '#contract/values/owner-code.ts'
import { PersonName } from '#contract/values/person-name.ts'
import { Plate } from '#contract/values/plate.ts'
import type {
  AddressDraft,
  DeliveryAnswers,
  HistoryAnswers,
  HolderAnswers,
  StatusAnswers,
  VehicleAnswers,
} from './answers.ts'
import type { JourneyContext } from './context.ts'
import { holderKind } from './holder.ts'

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** Text reference of the first validation error, or undefined. */
const problemOf = (schema: v.GenericSchema, value: unknown): string | undefined => {
  const parsed = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true })
  return parsed.success ? undefined : parsed.issues[0].message
}

/** Removes the fields without an error. */
const only = <Field extends string>(problems: Record<Field, string | undefined>): FieldErrors<Field> => {
  const found: FieldErrors<Field> = {}
  for (const field in problems) if (problems[field] !== undefined) found[field] = problems[field]
  return found
}

const required = (answer: unknown): string | undefined =>
  answer === null || answer === '' ? textRef('required') : undefined

export const inquiryErrors = ({
  plate,
  ownerNationalCode,
}: Pick<JourneyContext, 'plate' | 'ownerNationalCode'>) =>
  only({ plate: problemOf(Plate, plate), nationalCode: problemOf(OwnerCode, ownerNationalCode) })

/**
 * A car needs usage, brand and model; another type its seats or tonnage. Values that are not in the lists
 * are errors.
 */
export const vehicleErrors = (vehicle: VehicleAnswers, configuration: JourneyContext['configuration']) => {
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
  { carProductionYears }: NonNullable<JourneyContext['configuration']>,
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

const notAfter = (today: string, date: string | null) =>
  date !== null && date > today ? textRef('date.future') : undefined

export const previousPolicyErrors = ({ company, startDate, expirationDate }: HistoryAnswers, today: string) =>
  only({
    company: required(company),
    startDate: required(startDate) ?? notAfter(today, startDate),
    expirationDate: required(expirationDate) ?? expiryProblem(startDate, expirationDate),
  })

const expiryProblem = (start: string | null, expiry: string | null): string | undefined => {
  if (start === null || expiry === null) return undefined
  if (expiry <= start) return textRef('expiry.order')
  return expiry > latestExpiry(start) ? textRef('expiry.late') : undefined
}

export const ownershipErrors = ({ changeOwnershipStatus }: HistoryAnswers) =>
  only({ changeOwnershipStatus: required(changeOwnershipStatus) })

export const discountErrors = ({ discountPercent, driverDiscountPercent }: HistoryAnswers) =>
  only({ discountPercent: required(discountPercent), driverDiscountPercent: required(driverDiscountPercent) })

export const claimErrors = ({
  receivedCompensation,
  financialDamages,
  lifeDamages,
  driverDamages,
}: HistoryAnswers) => {
  const counted = receivedCompensation === true
  return only({
    receivedCompensation: required(receivedCompensation),
    financialDamages: counted ? required(financialDamages) : undefined,
    lifeDamages: counted ? required(lifeDamages) : undefined,
    driverDamages: counted ? required(driverDamages) : undefined,
  })
}

/** If it is empty, the message is not that of a first name. */
const lastNameProblem = (name: string): string | undefined =>
  name.trim() === '' ? textRef('last-name.required') : problemOf(PersonName, name)

const birthProblem = (birth: string | null, today: string): string | undefined => {
  if (birth === null) return textRef('birth-date.required')
  if (birth > today) return textRef('birth-date.future')
  return ageOn(birth, today) < 18 ? textRef('birth-date.under-age') : undefined
}

const establishmentProblem = (date: string | null, today: string): string | undefined =>
  date === null ? textRef('establishment-date.required') : notAfter(today, date)

/** An owner that is a company has an establishment date instead of a birth date. */
const ownersDateProblem = (
  { carOwnerNationalCode, carOwnerBirthDate }: HolderAnswers,
  today: string,
): string | undefined => {
  if (isCompanyCode(carOwnerNationalCode)) return establishmentProblem(carOwnerBirthDate, today)
  return carOwnerBirthDate === null ? textRef('birth-date.required') : undefined
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

export const holderErrors = (holder: HolderAnswers, today: string) => {
  const kind = holderKind(holder)
  const another = kind === 'another-person'
  const ofPerson = (problem: string | undefined) => (kind === 'company' ? undefined : problem)
  const ofCompany = (problem: string | undefined) => (kind === 'company' ? problem : undefined)
  return only({
    firstName: ofPerson(problemOf(PersonName, holder.firstName)),
    lastName: ofPerson(lastNameProblem(holder.lastName)),
    nationalCode: ofPerson(problemOf(NationalCode, holder.nationalCode)),
    birthDate: ofPerson(birthProblem(holder.birthDate, today)),
    companyName: ofCompany(problemOf(CompanyName, holder.companyName)),
    companyNationalId: ofCompany(problemOf(CompanyNationalId, holder.companyNationalId)),
    establishmentDate: ofCompany(establishmentProblem(holder.establishmentDate, today)),
    cellNumber: problemOf(CellNumber, holder.cellNumber),
    carOwnerNationalCode: another ? problemOf(OwnerCode, holder.carOwnerNationalCode) : undefined,
    carOwnerBirthDate: another ? ownersDateProblem(holder, today) : undefined,
  })
}

export const addressErrors = (draft: AddressDraft) => {
  const { province, city, address, plaqueNumber, unitNumber, postalCode } = AddressFields.entries
  return only({
    province: problemOf(province, draft.province),
    city: problemOf(city, draft.city),
    address: problemOf(address, draft.address),
    plaqueNumber: problemOf(plaqueNumber, draft.plaqueNumber),
    unitNumber: problemOf(unitNumber, draft.unitNumber),
    postalCode: problemOf(postalCode, draft.postalCode),
  })
}

export const deliveryErrors = (delivery: DeliveryAnswers) => {
  const { paper, otherRecipient } = delivery
  return only({
    paper: required(paper),
    receiverName: paper && otherRecipient ? problemOf(PersonName, delivery.receiverName) : undefined,
    receiverPhoneNumber:
      paper && otherRecipient ? problemOf(CellNumber, delivery.receiverPhoneNumber) : undefined,
    addressUid: paper ? required(delivery.addressUid) : undefined,
    timeCode: paper ? required(delivery.timeCode) : undefined,
  })
}

/** Whether there are no errors. */
export const isValid = (problems: FieldErrors<string>): boolean => Object.keys(problems).length === 0

export const todayOf = ({ configuration }: Pick<JourneyContext, 'configuration'>) =>
  configuration?.today ?? ''

type Ask = { context: JourneyContext }

/** Guards that ask whether the answers of a form are complete and valid. */
export const answerGuards = {
  'plate and owner are complete': ({ context }: Ask) => isValid(inquiryErrors(context)),
  'completing later is confirmed': ({ context }: Ask) =>
    context.completeWhen === 'later' && isValid(whenErrors(context)),
  'the edited vehicle is incomplete': ({ context }: Ask) =>
    !isValid(vehicleErrors(context.vehicleDraft ?? context.vehicle, context.configuration)),
  'the status is complete': ({ context }: Ask) => isValid(statusErrors(context.status, todayOf(context))),
  'the previous policy is incomplete': ({ context }: Ask) =>
    !isValid(previousPolicyErrors(context.history, todayOf(context))),
  'the ownership question is unanswered': ({ context }: Ask) => !isValid(ownershipErrors(context.history)),
  'the discounts are unanswered': ({ context }: Ask) => !isValid(discountErrors(context.history)),
  'the claims are answered': ({ context }: Ask) => isValid(claimErrors(context.history)),
  'the policy holder is complete': ({ context }: Ask) =>
    isValid(holderErrors(context.holder, todayOf(context))),
  'the address form is complete': ({ context }: Ask) => isValid(addressErrors(context.addressDraft)),
  'the delivery is complete': ({ context }: Ask) => isValid(deliveryErrors(context.delivery)),
}
