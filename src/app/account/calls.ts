/** The calls of the account's pages. Decisions, sections 2 and 7. */
import { callsWith } from '#adapters/gateway/client.ts'
import { account } from '#contract/operations/account.ts'

export const { call } = callsWith(account)
