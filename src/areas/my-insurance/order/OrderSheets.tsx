/**
 * The open sheets of an order's page: the delivery times, or the details, and over them the cancellation or
 * the report.
 */
import { useSelector } from '@xstate/react'
import { CancelSheet } from './CancelSheet.tsx'
import { DeliveryTimeSheet } from './DeliveryTimeSheet.tsx'
import { DetailSheet } from './DetailSheet.tsx'
import type { PolicyPageRef } from './policy-page-ref.ts'
import { ReportSheet } from './ReportSheet.tsx'

export function OrderSheets({ actor }: { actor: PolicyPageRef }) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ shown: { sheet: 'detail' } }))
  const isCancelling = useSelector(actor, (snapshot) =>
    snapshot.matches({ shown: { sheet: { detail: 'cancelling' } } }),
  )
  const isReporting = useSelector(actor, (snapshot) =>
    snapshot.matches({ shown: { sheet: { detail: 'reporting' } } }),
  )
  const isChoosingTime = useSelector(actor, (snapshot) =>
    snapshot.matches({ shown: { sheet: 'deliveryTime' } }),
  )
  return (
    <>
      <DeliveryTimeSheet actor={actor} isOpen={isChoosingTime} />
      <DetailSheet actor={actor} isOpen={isOpen} />
      <CancelSheet actor={actor} isOpen={isCancelling} />
      <ReportSheet actor={actor} isOpen={isReporting} />
    </>
  )
}
