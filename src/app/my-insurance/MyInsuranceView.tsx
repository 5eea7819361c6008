/**
 * Renders My Insurance with its running charts: on phones the list or the order in the address, from 900 px
 * on both side by side. Design language, "My Insurance at 1280".
 */
import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense, useSyncExternalStore } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { useWide } from '#ui/layout/wide.ts'
import { Text } from '#ui/text/Text.tsx'
import type { CardSizes } from '../../areas/my-insurance/PolicyList.tsx'
import { Pending } from '../Pending.tsx'
import { RouteAnnouncer } from '../RouteAnnouncer.tsx'
import type {
  DisplayedPolicies,
  MobilePoliciesRef,
  MyInsuranceRef,
  PolicyPageRef,
} from './displayed-policies.ts'
import { mobileTab, orderBeside, orderPage, vehicleTab } from './parts.ts'
import { displayedPolicies, subscribeToPolicies } from './show-my-insurance.ts'

const { Component: VehicleTab } = vehicleTab
const { Component: MobileTab } = mobileTab
const { Component: OrderPage } = orderPage
const { Component: OrderBeside } = orderBeside

type ChartRef = MyInsuranceRef | PolicyPageRef | MobilePoliciesRef

/**
 * Key of the page that a running chart shows. A growing list is one page, and so is an empty list that is
 * loaded again.
 */
const pageOf = ({ value }: ReturnType<ChartRef['getSnapshot']>): string =>
  typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')

export default function MyInsuranceView() {
  const displayed = useSyncExternalStore(subscribeToPolicies, displayedPolicies)
  return displayed === null ? <Pending /> : <Displayed displayed={displayed} />
}

/**
 * The order of the address that the router shows. The chart of the next order starts earlier, but the old
 * page has to stay until the router has stored its scroll position.
 */
const useShownOrder = ({ order }: DisplayedPolicies): DisplayedPolicies['order'] => {
  const { trackingCode } = useParams({ strict: false })
  return order?.trackingCode === trackingCode ? order : null
}

function Displayed({ displayed }: { displayed: DisplayedPolicies }) {
  const { list, mobile } = displayed
  const order = useShownOrder(displayed)
  const isMobile = useSearch({ strict: false, select: isMobileTab })
  // Plain functions format numbers, dates and names: a change of locale renders the whole page again.
  useLingui()
  const isWide = useWide()
  const navigate = useNavigate()
  const onFollow = (href: string) => void navigate({ href })
  if (order !== null && !isWide)
    return <SingleOrder key={order.actor.sessionId} actor={order.actor} onFollow={onFollow} />
  if (isMobile) return mobile === null ? <Pending /> : <Mobile actor={mobile} onFollow={onFollow} />
  return list === null ? <Pending /> : <Vehicles list={list} order={order} onFollow={onFollow} />
}

const isMobileTab = (search: object): boolean => 'tab' in search && search.tab === 'mobile'

/** Tabs are views of one page: switching replaces the history entry, so that Back leaves both. */
const useTabs = () => {
  const navigate = useNavigate()
  return (href: string) => void navigate({ href, replace: true })
}

type Shown = { onFollow: (href: string) => void }

function Vehicles({
  list,
  order,
  onFollow,
}: Shown & { list: MyInsuranceRef; order: DisplayedPolicies['order'] }) {
  const page = useSelector(list, pageOf)
  return (
    <>
      <Suspense fallback={<Pending />}>
        <VehicleTab
          actor={list}
          chosen={order?.trackingCode ?? null}
          aside={
            order ? (
              <OrderBeside key={order.actor.sessionId} actor={order.actor} onFollow={onFollow} />
            ) : (
              <ChooseOrder />
            )
          }
          sizes={sizesOf(list)}
          onFollow={onFollow}
          onTab={useTabs()}
        />
      </Suspense>
      <RouteAnnouncer key={page} title={msg`بیمه‌های من`} />
    </>
  )
}

function Mobile({ actor, onFollow }: Shown & { actor: MobilePoliciesRef }) {
  const page = useSelector(actor, pageOf)
  return (
    <>
      <Suspense fallback={<Pending />}>
        <MobileTab actor={actor} onFollow={onFollow} onTab={useTabs()} />
      </Suspense>
      <RouteAnnouncer key={page} title={msg`بیمه‌های من، موبایل`} />
    </>
  )
}

function SingleOrder({ actor, onFollow }: Shown & { actor: PolicyPageRef }) {
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

/** The measured cards are kept as long as the list. */
const sizesOf = (list: MyInsuranceRef): CardSizes => {
  const known = sizes.get(list) ?? { measured: [] }
  sizes.set(list, known)
  return known
}
