/** Every chart of the product, by name. A new journey is one line here. */
import type { AnyStateMachine } from 'xstate'
import { paymentResult } from './app/payment-result.ts'
import { uploadBox } from './parts/upload-box.ts'
import { thirdParty } from './third-party.ts'

export const charts: Readonly<Record<string, AnyStateMachine>> = { 'third-party': thirdParty, 'payment-result': paymentResult, 'upload-box': uploadBox }
