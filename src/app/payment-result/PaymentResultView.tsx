/** The page of a payment's end. */
import { Pending } from '../Pending.tsx'

export default function PaymentResultView() {
  return <Pending />
}
