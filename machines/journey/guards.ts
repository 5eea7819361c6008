/** The guards of a journey, named for product people, who read them in the charts. */
import { branchGuards } from './guards/branch-guards.ts'
import { eventGuards } from './guards/event-guards.ts'
import { failureGuards } from './guards/failure-guards.ts'
import { formGuards } from './guards/form-guards.ts'
import { inquiryGuards } from './guards/inquiry-guards.ts'
import { routeGuards } from './guards/route-guards.ts'
import { holderGuards } from './holder.ts'

export const guards = {
  ...routeGuards,
  ...formGuards,
  ...holderGuards,
  ...inquiryGuards,
  ...eventGuards,
  ...branchGuards,
  ...failureGuards,
}
