/**
 * What a product shows in the steps that it shares with others: the words for its insurance and its vehicle,
 * its plate field, and the fields and facts of its vehicle. Each product has one in a directory of its own,
 * which loads with its journey, so no screen asks which product it serves. Specification: document 2 sections
 * 2.2, 2.5 and 2.6.
 */
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useLingui as useLinguiMacro } from '@lingui/react/macro'
import { type ComponentType, createContext, use } from 'react'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { PremiumLine } from '#contract/operations/payment.ts'
import type { EditedAnswer, VehicleAnswers } from '#machines/journey/answers.ts'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import type { AnyConfiguration } from '#machines/journey/configurations.ts'
import type { FieldErrors } from '#machines/journey/field-errors.ts'
import type { Product } from '#machines/journey/quote.ts'
import type { FieldFrameProps } from '#ui/field/FieldFrame.tsx'
import type { PlateDraft } from '#ui/plate/plate-draft.ts'
import type { Fact, InvoiceLine } from '#ui/price/InvoiceRows.tsx'
import { stateTitle } from './state-titles.ts'

export type VehicleField = keyof VehicleAnswers
export type VehicleFieldsProps = {
  vehicle: VehicleAnswers
  errorOf: (field: VehicleField) => string | undefined
  /** Fields that the registry left out, until they are entered. */
  gapOf?: ((field: VehicleField) => string | undefined) | undefined
}

/** Words of a product in the current language. */
export type ProductWords = {
  /** Title of the steps: «بیمهٔ شخص ثالث». */
  readonly insurance: string
  /** The vehicle inside a sentence: «خودرو», "car". */
  readonly vehicle: string
  /** The vehicle before what describes it: «خودروی» in «خودروی شما», "car". */
  readonly vehicleOf: string
  /** The vehicle as the first word, or as a label: «خودرو», "Car". */
  readonly vehicleFirst: string
  /** The first phase of a purchase. One word in Persian; in English a motorcycle is no car. */
  readonly phase: string
  /** «خودروها», "vehicles". */
  readonly vehicles: string
  /** The button that asks the registry. */
  readonly lookUp: string
  /** The question above the vehicle's fields, and where to find the answer. */
  readonly vehicleQuestion: string
  readonly vehicleSource: string
}

/** An answer of the order, folded to one line. */
export type OrderRow = {
  readonly answer: EditedAnswer
  readonly label: string
  readonly text: string
  readonly state?: 'missing'
  readonly facts: readonly Fact[]
}

/**
 * What an order of a product is called and contains, for a product that is no liability insurance. The words
 * for a ceiling, a late fee and claims of others are in the screens.
 */
export type PurchaseWords = {
  /** The product before the insurer or the vehicle: «بدنهٔ پژو ۲۰۷». */
  readonly named: (name: string) => string
  /** Cover of an offer in one line: «خودرو ۱٬۰۵۰ میلیون تومان، ۳ پوشش». */
  readonly ofOffer: (offer: AnyOffer, context: JourneyContext) => string
  /** The same of an order. */
  readonly ofOrder: (order: OrderDetail, today: string) => string
  /** Rows about the insured vehicle and its cover. */
  readonly facts: (order: OrderDetail) => readonly Fact[]
  /** Text of the preselected choices of a new list. */
  readonly presetText: () => string
  readonly premiumLines: (premium: {
    breakdown: readonly PremiumLine[]
    companyFa: string
  }) => readonly InvoiceLine[]
  /** The earlier policy in a few words, and as rows. */
  readonly history: (order: OrderDetail, configuration: AnyConfiguration | null) => string
  readonly historyFacts: (order: OrderDetail, configuration: AnyConfiguration | null) => readonly Fact[]
  /** Rows of the check of the answers in place of the delivery. */
  readonly orderRows: (order: OrderDetail, today: string) => readonly OrderRow[]
}

export type ProductPresentation = {
  readonly words: () => ProductWords
  /** Names of the fields that the registry may have left out. */
  readonly fieldNames: () => Readonly<Partial<Record<VehicleField, string>>>
  /** Titles of states that the product words differently, by their ids in `state-titles.ts`. */
  readonly stateTitles: Readonly<Record<string, MessageDescriptor>>
  /** The field of the plate, with its help. */
  readonly PlateField: ComponentType<
    FieldFrameProps & {
      value: PlateDraft
      onChange: (change: Partial<PlateDraft>) => void
      onFilled?: (() => void) | undefined
    }
  >
  readonly VehicleFields: ComponentType<VehicleFieldsProps>
  /** The note below the fields in the sheet that edits the vehicle. */
  readonly editNote?: () => string
  /** Errors of the vehicle's answers by field. */
  readonly vehicleErrors: (
    vehicle: VehicleAnswers,
    configuration: AnyConfiguration | null,
  ) => FieldErrors<VehicleField>
  /** The facts to review. Those that do not apply have no value. */
  readonly vehicleFacts: (vehicle: VehicleAnswers, configuration: AnyConfiguration | null) => readonly Fact[]
  readonly purchase?: PurchaseWords
  /** A picture of the vehicle beside its plate. */
  readonly VehicleIcon?: ComponentType<{ vehicle: VehicleAnswers }>
}

/** The presentations that are loaded. Screens get theirs by context. */
export const loadedProducts = new Map<Product, ProductPresentation>()

export const ProductContext = createContext<ProductPresentation | null>(null)

/** The presentation of the journey's product. Throws outside a journey. */
export const useProduct = (): ProductPresentation => {
  const product = use(ProductContext)
  if (!product) throw new Error('No product')
  return product
}

/** Message of an empty field of the vehicle, which names the answer to choose. */
export const useEmptyVehicleTexts = (): Readonly<Partial<Record<VehicleField, string>>> => {
  const { t } = useLinguiMacro()
  const texts: Partial<Record<VehicleField, string>> = {}
  for (const [field, name] of Object.entries(useProduct().fieldNames()))
    Object.assign(texts, { [field]: t`${name} را انتخاب کنید.` })
  return texts
}

/** The product's words. Renders again in another language. */
export const useProductWords = (): ProductWords => {
  useLingui()
  return useProduct().words()
}

/** The message of a state's title in the product's words; undefined for an unknown id. */
export const productTitle = (
  { stateTitles }: Pick<ProductPresentation, 'stateTitles'>,
  id: string | undefined,
): MessageDescriptor | undefined => stateTitles[id ?? ''] ?? stateTitle(id)
