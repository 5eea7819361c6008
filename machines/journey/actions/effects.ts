/** Effects outside the chart: navigation, sharing, analytics and the bank window. */
import { effect } from '../define-action.ts'

export const effects = {
  'go to the sign-in page': effect(),
  /** Shares the URL that opens this search on any device. */
  'share the search': effect(),
  'report the missing segment': effect<{ subject: string }>(),
  'open the bank window': effect(),
  'close the bank window': effect(),
  'show the bank page': effect<{ paymentUrl: string }>(),
}
