/**
 * Another language is spoken in the middle of a journey: what the gateway named is asked for again, in place. Step, answers and
 * open sheets are not touched; where an answer does not come, its old names stay until it is next read. Document 1, sections 1 and 7.
 */
import { waitFor } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { activeLocale } from '#adapters/locale.ts'
import type { JourneyRef, JourneySnapshot } from '../../steps/journey.ts'
import { readConfiguration } from './calls/inquiry.ts'
import { PROVIDER, THIRD_PARTY } from './calls/call-actors.ts'
import { onLocaleChange } from '../on-locale-change.ts'
import { refetchLocalisedLists } from './refetch-localised-lists.ts'

/** What is on its way was asked for in the language before: it is waited for. */
const rests = (snapshot: JourneySnapshot): boolean =>
  !snapshot.hasTag('loading') && !snapshot.hasTag('submitting')

const answerOf = <T>(asking: Promise<T>): Promise<T | null> => asking.catch(() => null)

const renew = async (journey: JourneyRef): Promise<void> => {
  const language = activeLocale()
  const { context } = await waitFor(journey, rests)
  const { trackingCode } = context
  const ofOrder = trackingCode === null ? null : { ...PROVIDER, ...THIRD_PARTY, trackingCode }
  const [configuration, order, invoice, insurers] = await Promise.all([
    answerOf(readConfiguration()),
    ofOrder && context.order && answerOf(call('readThirdPartyOrder', { params: ofOrder })),
    ofOrder && context.invoice && answerOf(call('readInvoice', { params: ofOrder })),
    refetchLocalisedLists(context),
  ])
  const now = journey.getSnapshot()
  if (activeLocale() !== language || now.status !== 'active') return
  // What was read anew meanwhile was read in the new language.
  const isSame = (name: 'order' | 'invoice') => now.context[name] === context[name]
  journey.send({
    type: 'labels.relocalised',
    configuration,
    order: isSame('order') ? order : null,
    invoice: isSame('invoice') ? invoice : null,
    insurers,
  })
}

/** Takes a running journey; keeps what it shows in the language that is spoken. Gives what ends that. */
export const relocaliseOnLocaleChange = (journey: JourneyRef): (() => void) =>
  // A journey that ends before it rests needs no names.
  onLocaleChange(() => void renew(journey).catch(() => undefined))
