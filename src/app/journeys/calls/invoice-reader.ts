/**
 * Reads the invoice of an order. The screen that checks the answers needs the order and then the invoice, so
 * its invoice is read beside the order: on a slow line, one round trip less. Document 2 section 4 "Invoice
 * and payment".
 */
import { call } from '#adapters/gateway/client.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { CallContext } from './call-context.ts'

type Invoice = AnswerOf<'readInvoice'>

export type InvoiceReader = {
  /** Resolves with the order that is being read. Meanwhile reads the invoice that `read` returns next. */
  beside(trackingCode: string, order: Promise<OrderDetail>, signal: AbortSignal): Promise<OrderDetail>
  /** The invoice, also one that was begun beside its order. */
  read(trackingCode: string, signal: AbortSignal): Promise<Invoice>
}

/** Creates the reader of one running journey. */
export const invoiceReader = ({ product }: Pick<CallContext, 'product'>): InvoiceReader => {
  let begun: Promise<Invoice> | null = null
  const request = (trackingCode: string, signal: AbortSignal) =>
    call('readInvoice', { params: { type: product(), trackingCode } }, { signal })
  return {
    beside: async (trackingCode, order, signal) => {
      const stopped = new AbortController()
      signal.addEventListener('abort', () => stopped.abort(), { once: true })
      const invoice = request(trackingCode, stopped.signal)
      // Its failure belongs to the state that reads the invoice.
      invoice.catch(() => undefined)
      try {
        const read = await order
        // A state that was left meanwhile is followed by none that reads this invoice.
        if (!signal.aborted) begun = invoice
        return read
      } catch (error) {
        stopped.abort()
        throw error
      }
    },
    read: (trackingCode, signal) => {
      const invoice = begun ?? request(trackingCode, signal)
      begun = null
      return invoice
    },
  }
}
