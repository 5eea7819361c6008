/** Operators of the sandbox, who move orders on their page. */
import type { Page } from '@playwright/test'
import { OPERATOR_PASSWORD } from '#tests/browser/shared-gateway.ts'
import { press } from './customer.ts'

/** Signs in to the operator page and opens an order there. */
export async function openAsOperator(operator: Page, trackingCode: string): Promise<void> {
  await operator.goto('/sandbox/operator')
  await operator.getByLabel('رمز عبور').fill(OPERATOR_PASSWORD)
  await press(operator, 'ورود')
  await operator.goto(`/sandbox/operator/order/${trackingCode}`)
}

/** Moves the order by the titles of the moves, one after the other. */
export async function pressMoves(operator: Page, moves: readonly string[]): Promise<void> {
  for (const move of moves) await press(operator, move)
}
