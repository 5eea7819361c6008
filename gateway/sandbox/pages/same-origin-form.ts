/** Reads a form that a page of the gateway posted; one that another site posted is refused. Every such form also carries an unguessable token in its address. */
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Gateway } from '../../http/gateway.ts'
import { isSameOriginPost } from '../../http/origins.ts'
import { ApiError } from '../../domain/api-error.ts'

/** Takes a request and the form's schema; gives the form. Throws the Refusal invalid. */
export const parseSameOriginForm = <S extends v.GenericSchema>(
  gateway: Gateway,
  request: FastifyRequest,
  schema: S,
): v.InferOutput<S> => {
  const form = v.safeParse(schema, request.body ?? {})
  if (!isSameOriginPost(gateway, request) || !form.success) throw new ApiError('invalid')
  return form.output
}
