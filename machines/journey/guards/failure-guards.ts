/** Guards of failed calls: which failure it was. */
import { type ErrorName, errors } from '#contract/errors.ts'
import { discountRefusals, failureOf } from '../../failure.ts'
import type { Ask } from './context-facts.ts'

type Thrown = { error: unknown }

const isRefusal = (error: unknown, ...names: ErrorName[]) =>
  names.some((name) => failureOf(error).code === errors[name].code)

export const failureGuards = {
  'the session has ended': (_: Ask, { error }: Thrown) => failureOf(error).kind === 'signed-out',
  'the call may have succeeded': (_: Ask, { error }: Thrown) => failureOf(error).kind !== 'refused',
  'the order does not exist': (_: Ask, { error }: Thrown) => isRefusal(error, 'notFound'),
  'there is nothing to renew': (_: Ask, { error }: Thrown) => isRefusal(error, 'nothingToRenew'),
  'the details were refused': (_: Ask, { error }: Thrown) => isRefusal(error, 'searchRefused', 'invalid'),
  'the discount code was refused': (_: Ask, { error }: Thrown) => isRefusal(error, ...discountRefusals),
  'another code was refused': ({ context: { discountSent, discountDraft } }: Ask, { error }: Thrown) =>
    isRefusal(error, ...discountRefusals) && discountSent !== null && discountSent !== discountDraft,
  'the prices have expired': (_: Ask, { error }: Thrown) => isRefusal(error, 'searchExpired', 'notFound'),
  'the price changed again': (_: Ask, { error }: Thrown) => isRefusal(error, 'priceChanged'),
  'the slot is taken': (_: Ask, { error }: Thrown) => isRefusal(error, 'slotTaken'),
  'the order lacks something': (_: Ask, { error }: Thrown) => isRefusal(error, 'orderIncomplete'),
  'the order is closed': (_: Ask, { error }: Thrown) => isRefusal(error, 'orderClosed'),
}
