/** Where the policy is registered, and the address book. */
import { addressBook } from './gestures/address-book.ts'
import type { StepTable } from './table.ts'

const shown: StepTable['shown'] = {}

export const address: StepTable = { shown, gestures: addressBook }
