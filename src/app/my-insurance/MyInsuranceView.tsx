/**
 * Renders My Insurance with its running charts: on phones the list or the order in the address, from 900 px on both side
 * by side. Design language, "My Insurance at 1280".
 */
import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense, useSyncExternalStore } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { useWide } from '#ui/layout/wide.ts'
import { Text } from '#ui/text/Text.tsx'
import { MyInsurance } from '../../areas/my-insurance/MyInsurance.tsx'
import type { CardSizes } from '../../areas/my-insurance/PolicyList.tsx'
import { Pending } from '../Pending.tsx'
import { RouteAnnouncer } from '../RouteAnnouncer.tsx'
import type { DisplayedPolicies, MyInsuranceRef, PolicyPageRef } from './displayed-policies.ts'
import { orderBeside, orderPage } from './order-parts.ts'
import { displayedPolicies, subscribeToPolicies } from './show-my-insurance.ts'

const { Component: OrderPage } = orderPage
const { Component: OrderBeside } = orderBeside

/** What a running chart shows; a list that grows is one page. */
const pageOf = ({ value }: ReturnType<(MyInsuranceRef | PolicyPageRef)['getSnapshot']>): string =>
  typeof value === 'string' ? value : 'shown'

export default function MyInsuranceView() {
  const displayed = useSyncExternalStore(subscribeToPolicies, displayedPolicies)
  return displayed === null ? <Pending /> : <Displayed displayed={displayed} />
}

/**
 * The order of the address that the router shows. The next one's chart starts before, and the page that is left has to
 * stay until the router has stored where it was scrolled to.
 */
const useShownOrder = ({ order }: DisplayedPolicies): DisplayedPolicies['order'] => {
  const { trackingCode } = useParams({ strict: false })
  return order?.trackingCode === trackingCode ? order : null
}

function Displayed({ displayed }: { displayed: DisplayedPolicies }) {
  const { list } = displayed
  const order = useShownOrder(displayed)
  // Plain functions format numbers, dates and names: a change of locale renders the whole page again.
  useLingui()
  const isWide = useWide()
  const navigate = useNavigate()
  const onFollow = (href: string) => void navigate({ to: href })
  const listPage = useSelector(list, pageOf)
  if (order !== null && !isWide)
    return <SingleOrder key={order.actor.sessionId} actor={order.actor} onFollow={onFollow} />
  return (
    <>
      <MyInsurance
        actor={list}
        chosen={order?.trackingCode ?? null}
        aside={order ? <OrderBeside key={order.actor.sessionId} actor={order.actor} /> : <ChooseOrder />}
        sizes={sizesOf(list)}
        onFollow={onFollow}
      />
      <RouteAnnouncer key={listPage} title={msg`بیمه‌های من`} />
    </>
  )
}

function SingleOrder({ actor, onFollow }: { actor: PolicyPageRef; onFollow: (href: string) => void }) {
  const page = useSelector(actor, pageOf)
  return (
    <>
      <Suspense fallback={<Pending />}>
        <OrderPage actor={actor} onFollow={onFollow} />
      </Suspense>
      <RouteAnnouncer key={page} title={msg`روند سفارش`} />
    </>
  )
}

const ChooseOrder = () => (
  <Card>
    <Text tone="soft" align="center">
      <Trans>سفارشی را انتخاب کنید تا روندش را اینجا ببینید.</Trans>
    </Text>
  </Card>
)

const sizes = new WeakMap<MyInsuranceRef, CardSizes>()

/** The measured cards live as long as the list. */
const sizesOf = (list: MyInsuranceRef): CardSizes => {
  const known = sizes.get(list) ?? { measured: [] }
  sizes.set(list, known)
  return known
}
