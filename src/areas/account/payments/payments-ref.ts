/** The running chart of the payments. */
import type { ActorRefFrom } from 'xstate'
import type { payments } from '#machines/areas/payments.ts'

export type PaymentsRef = ActorRefFrom<typeof payments>
