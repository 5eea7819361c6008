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
import { loadPage } from './crash/missing-chunks.ts'
import { HomePage } from './HomePage.tsx'
import { loadAppServices } from './app-services.ts'
import { Pending } from './Pending.tsx'
import { RouteError } from './RouteError.tsx'
import type { JourneyRoute } from './routing/journey-route.ts'
import { trackHistory } from './routing/history-stack.ts'
import { loadMessages } from './messages.ts'

/** Design language, "Skeletons". */
const [PENDING_AFTER_MS, PENDING_AT_LEAST_MS] = [150, 300]

/** Takes the browser's history, or a test's; gives the router. */
export const createAppRouter = (history: RouterHistory) => {
  const trail = trackHistory(history)
  let door: Promise<JourneyRoute> | null = null
  const makeDoor = async (): Promise<JourneyRoute> => {
    // Who looks on is there before the chart begins; a journey does not fail with it.
    const [module] = await Promise.all([
      import('./journeys/third-party-route.ts'),
      loadMessages('journeys'),
      loadAppServices().catch(() => null),
    ])
    return module.thirdPartyRoute(history, trail)
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
    notFoundComponent: lazyRouteComponent(() => loadPage(import('./NotFoundPage.tsx'))),
  })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: HomePage })
  const thirdParty = createRoute({
    getParentRoute: () => root,
    path: '/third-party',
    beforeLoad: async ({ location, preload }) => {
      if (!preload) await (await thirdPartyDoor()).enter(location)
    },
    component: lazyRouteComponent(() => loadPage(import('./journeys/JourneyView.tsx'))),
  })
  /** Every address below it is the chart's: what stands there is drawn by the journey itself. */
  const steps = createRoute({ getParentRoute: () => thirdParty, path: '$' })
  const faq = createRoute({
    getParentRoute: () => root,
    path: '/settings/faq',
    beforeLoad: ({ preload }) => (preload ? undefined : loadMessages('faq')),
    component: lazyRouteComponent(() => import('./FaqPage.tsx')),
  })
  const paymentResult = createRoute({
    getParentRoute: () => root,
    path: '/payment-result/$trackingCode',
    beforeLoad: async ({ params, preload }) => {
      if (preload) return
      const [{ showPaymentResult }] = await Promise.all([
        import('./payment-result/show-payment-result.ts'),
        loadMessages('journeys'),
        loadMessages('payment-result'),
        loadAppServices().catch(() => null),
      ])
      showPaymentResult(params.trackingCode, history)
    },
    component: lazyRouteComponent(() => loadPage(import('./payment-result/PaymentResultView.tsx'))),
  })

  return createRouter({
    history,
    routeTree: root.addChildren([home, thirdParty.addChildren([steps]), faq, paymentResult]),
    defaultPreload: false,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
    defaultPendingComponent: Pending,
    defaultErrorComponent: RouteError,
    // What crashes is caught by the app's own crash screen, around the router.
    disableGlobalCatchBoundary: true,
    scrollRestoration: true,
  })
}
export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
