/** The running chart of the bank account. */
import type { ActorRefFrom } from 'xstate'
import type { bankAccount } from '#machines/areas/bank-account.ts'

export type BankAccountRef = ActorRefFrom<typeof bankAccount>
