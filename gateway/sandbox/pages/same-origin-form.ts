/**
 * Parses forms of the sandbox's pages, and refuses forms of other sites. Their paths also contain an
 * unguessable token.
 */
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Gateway } from '../../http/gateway.ts'
import { isSameOriginPost } from '../../http/origins.ts'
import { ApiError } from '../../domain/api-error.ts'

/** Throws the ApiError invalid. */
export const parseSameOriginForm = <S extends v.GenericSchema>(
  gateway: Gateway,
  request: FastifyRequest,
  schema: S,
): v.InferOutput<S> => {
  const form = v.safeParse(schema, request.body ?? {})
  if (!isSameOriginPost(gateway, request) || !form.success) throw new ApiError('invalid')
  return form.output
}
