/** Facts about a car-body quote that several of its guards use. */
import { valueErrors } from '#contract/values/car-value.ts'
import { carErrors, insuranceErrors } from '../../journey/car-body-errors.ts'
import { carBodyConfigurationOf } from '../../journey/configurations.ts'
import type { JourneyContext } from '../../journey/context.ts'
import { isValid } from '../../journey/field-errors.ts'
import { carBodyQuoteOf } from '../../journey/quote.ts'

/** Fields of the quote that a search depends on. */
type Searched = Pick<JourneyContext, 'quote' | 'configuration'>

export const isCarComplete = (context: Searched): boolean =>
  isValid(carErrors(context.quote.vehicle, carBodyConfigurationOf(context)))

export const isValueComplete = (context: Searched): boolean =>
  isValid(valueErrors(carBodyQuoteOf(context).value, carBodyConfigurationOf(context)))

export const isInsuranceComplete = (context: Searched): boolean =>
  isValid(insuranceErrors(carBodyQuoteOf(context).insurance, carBodyConfigurationOf(context)))

export const isThirdPartyAnswered = (context: Searched): boolean =>
  carBodyQuoteOf(context).thirdPartyDiscount !== null

export const canSearchCarBody = (context: Searched): boolean =>
  isCarComplete(context) &&
  isValueComplete(context) &&
  isInsuranceComplete(context) &&
  isThirdPartyAnswered(context)
