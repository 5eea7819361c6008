/** Doors to the outside. */
import { outside } from './acting.ts'

export const doors = {
  'leave for the sign-in page': outside(),
  /** Gives the address that opens this search anywhere to whatever shares it. */
  'share the search': outside(),
  'report the missing segment': outside<{ subject: string }>(),
  'open the bank’s window': outside(),
  'close the bank’s window': outside(),
  'show the bank’s page': outside<{ paymentUrl: string }>(),
}
