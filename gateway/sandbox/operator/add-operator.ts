/**
 * Adds the operator page, which finds orders, moves them to any status, and logs every action. It exists only
 * if a password is set. Decisions, sections 8 and 10.
 */
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../../http/gateway.ts'
import type { Limiter } from '../../http/limits.ts'
import { addOrderList } from './list.ts'
import { addOperatorLog } from './log-page.ts'
import { addOperatedOrder } from './order.ts'
import { addOperatorSignIn } from './sign-in.ts'

export const addOperator = (
  server: FastifyInstance,
  gateway: Gateway,
  limiter: Limiter,
  password: string,
): void => {
  addOperatorSignIn(server, gateway, limiter, password)
  addOrderList(server, gateway, limiter)
  addOperatedOrder(server, gateway, limiter)
  addOperatorLog(server, gateway)
}
