/** The named guards of a journey, in the words that product people read in the charts. */
import { branchGuards } from './guards/branch-guards.ts'
import { eventGuards } from './guards/event-guards.ts'
import { failureGuards } from './guards/failure-guards.ts'
import { formGuards } from './guards/form-guards.ts'
import { routeGuards } from './guards/route-guards.ts'

export const guards = { ...routeGuards, ...formGuards, ...eventGuards, ...branchGuards, ...failureGuards }
