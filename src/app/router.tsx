/**
 * The app's addresses. Which lie below a journey's is for its chart to say; the table is not written twice.
 * Specification: document 1 section 2; statechart rulings, section 2.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router'
import { page } from './crash/missing-chunks.ts'
import { HomePage } from './HomePage.tsx'
import { wakeLife } from './life.ts'
import { Pending } from './Pending.tsx'
import { RouteFailure } from './RouteFailure.tsx'
import type { JourneyDoor } from './routing/journey-sync.ts'
import { trailOf } from './routing/trail.ts'
import { wordsOf } from './words.ts'

/** Design language, "Skeletons". */
const [PENDING_AFTER_MS, PENDING_AT_LEAST_MS] = [150, 300]

/** Takes the browser's history, or a test's; gives the router. */
export const appRouter = (history: RouterHistory) => {
  const trail = trailOf(history)
  let door: Promise<JourneyDoor> | null = null
  const makeDoor = async (): Promise<JourneyDoor> => {
    // Who looks on is there before the chart begins; a journey does not fail with it.
    const [module] = await Promise.all([
      import('./journeys/third-party-door.ts'),
      wordsOf('journeys'),
      wakeLife().catch(() => null),
    ])
    return module.thirdPartyDoor(history, trail)
  }
  /** Made once; one that could not be fetched is fetched again by the next who comes. */
  const thirdPartyDoor = () => {
    door ??= makeDoor().catch((error: unknown) => {
      door = null
      throw error
    })
    return door
  }

  const root = createRootRoute({
    component: Outlet,
    notFoundComponent: lazyRouteComponent(() => page(import('./NotFoundPage.tsx'))),
  })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: HomePage })
  const thirdParty = createRoute({
    getParentRoute: () => root,
    path: '/third-party',
    beforeLoad: async ({ location, preload }) => {
      if (!preload) await (await thirdPartyDoor()).enter(location)
    },
    component: lazyRouteComponent(() => page(import('./journeys/JourneyView.tsx'))),
  })
  /** Every address below it is the chart's: what stands there is drawn by the journey itself. */
  const steps = createRoute({ getParentRoute: () => thirdParty, path: '$' })
  const faq = createRoute({
    getParentRoute: () => root,
    path: '/settings/faq',
    beforeLoad: ({ preload }) => (preload ? undefined : wordsOf('faq')),
    component: lazyRouteComponent(() => import('./FaqPage.tsx')),
  })
  const paymentResult = createRoute({
    getParentRoute: () => root,
    path: '/payment-result/$trackingCode',
    beforeLoad: async ({ params, preload }) => {
      if (preload) return
      const [{ showPaymentResult }] = await Promise.all([
        import('./payment-result/show-payment-result.ts'),
        wordsOf('journeys'),
        wordsOf('payment-result'),
        wakeLife().catch(() => null),
      ])
      showPaymentResult(params.trackingCode, history)
    },
    component: lazyRouteComponent(() => page(import('./payment-result/PaymentResultView.tsx'))),
  })

  return createRouter({
    history,
    routeTree: root.addChildren([home, thirdParty.addChildren([steps]), faq, paymentResult]),
    defaultPreload: false,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
    defaultPendingComponent: Pending,
    defaultErrorComponent: RouteFailure,
    // What crashes is caught by the app's own crash screen, around the router.
    disableGlobalCatchBoundary: true,
    scrollRestoration: true,
  })
}
export type AppRouter = ReturnType<typeof appRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
