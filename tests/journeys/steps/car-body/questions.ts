/** The questions of car-body insurance, asked in the inquiry and in manual entry. */
import type { ExpectedView } from '../table.ts'

const heading = 'بیمهٔ بدنه'

/** A form in a step, by the name of the step's state. */
const formOf = (
  state: string,
  { errors, ...view }: ExpectedView & { readonly errors: NonNullable<ExpectedView['errors']> },
): Readonly<Record<string, ExpectedView>> => ({
  [`${state}.pristine`]: view,
  [`${state}.showingErrors`]: { ...view, errors },
})

/**
 * The views of the questions in a step.
 * @param last primary action of the last question
 */
export const questionViews = (
  step: 'inquiry' | 'vehicle',
  last: 'value' | 'thirdParty',
): Readonly<Record<string, ExpectedView>> => {
  const go = /^(?:ثبت و )?ادامه$|^ثبت و بازگشت به پیشنهادها$/
  const primaryOf = (question: string) =>
    question === last ? /^(?:دیدن قیمت‌ها|ثبت و بازگشت به پیشنهادها)$/ : go
  return {
    ...formOf(`${step}.insurance`, {
      heading,
      primary: primaryOf('insurance'),
      texts: ['این خودرو بیمهٔ بدنه دارد؟'],
      errors: [/شرکت بیمهٔ قبلی را انتخاب کنید\.|یکی از گزینه‌ها را انتخاب کنید\./],
    }),
    ...formOf(`${step}.thirdParty`, {
      heading,
      primary: primaryOf('thirdParty'),
      texts: ['چند سال در بیمهٔ شخص ثالث خسارت نداشته‌اید؟'],
      errors: ['یکی از گزینه‌ها را انتخاب کنید.'],
    }),
    ...formOf(`${step}.value`, {
      heading,
      primary: primaryOf('value'),
      texts: ['قیمت امروز خودرو چند است؟'],
      errors: [/قیمت خودرو را بنویسید\.|ارزش خودرو دست‌کم/],
    }),
  }
}
