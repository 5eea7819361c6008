/**
 * Routes of the app. The addresses below a journey's base path come from its chart and are not repeated here.
 * Specification: document 1 section 2; statechart rulings, section 2.
 */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { registerGuestAhead } from '#adapters/gateway/client.ts'
import { type JourneyId, journeyIds, journeys } from '#machines/journeys.ts'
import { RouteError } from './crash/MissingChunk.tsx'
import { loadPage } from './crash/missing-chunks.ts'
import { loadMessages } from './messages.ts'
import { Pending } from './Pending.tsx'
import { enterPage } from './routing/enter-page.ts'
import { trackHistory } from './routing/history-stack.ts'
import './routing/pop-state.ts'
import type { JourneyRoute } from './routing/journey-route.ts'

/** Design language, "Skeletons". A skeleton has no least time. */
const PENDING_AFTER_MS = 150

/** @param history the browser's history, or a test's */
export const createAppRouter = (history: RouterHistory) => {
  const historyStack = trackHistory(history)
  const loadRoute = async (id: JourneyId): Promise<JourneyRoute> => {
    registerGuestAhead()
    const [{ openJourneyRoute }] = await Promise.all([
      import('./journeys/open-journey-route.ts'),
      loadMessages('journeys'),
    ])
    return openJourneyRoute(id, history, historyStack)
  }
  const journeyRoutes = new Map<JourneyId, Promise<JourneyRoute>>()
  /** Created once per journey; after a failed load the next caller tries again. */
  const journeyRoute = (id: JourneyId): Promise<JourneyRoute> => {
    const loading = journeyRoutes.get(id) ?? loadRoute(id)
    journeyRoutes.set(id, loading)
    loading.catch(() => journeyRoutes.delete(id))
    return loading
  }

  const root = createRootRoute({
    component: Outlet,
    notFoundComponent: lazyRouteComponent(() => loadPage(import('./NotFoundPage.tsx'))),
  })
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: (entry) =>
      enterPage(
        entry,
        () =>
          Promise.all([
            import('./home/show-home.ts'),
            loadMessages('home'),
            // A motorcycle's plate is named in its catalogue.
            loadMessages('motorcycle'),
          ]),
        ([{ showHome }]) => showHome(history),
      ),
    component: lazyRouteComponent(() => loadPage(import('./home/HomeView.tsx'))),
  })
  /** The chart owns every address below the journey's base path; the journey renders its screen itself. */
  const journeyPages = journeyIds.map((id) => {
    const page = createRoute({
      getParentRoute: () => root,
      path: journeys[id].base,
      beforeLoad: (entry) =>
        enterPage(
          entry,
          () => journeyRoute(id),
          (route) => route.enter(entry.location),
        ),
      component: lazyRouteComponent(() => loadPage(import('./journeys/JourneyView.tsx'))),
    })
    return page.addChildren([createRoute({ getParentRoute: () => page, path: '$' })])
  })
  type Show = (navigation: { history: RouterHistory; historyStack: ReturnType<typeof trackHistory> }) => void
  const accountRoute = <Path extends string>(
    path: Path,
    load: () => Promise<Show>,
    view: () => Promise<{ default: () => ReactNode }>,
  ) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: (entry) =>
        enterPage(
          entry,
          () => Promise.all([load(), loadMessages('account')]),
          ([show]) => show({ history, historyStack }),
        ),
      component: lazyRouteComponent(() => loadPage(view())),
    })
  const accountPages = [
    accountRoute(
      '/settings',
      () => import('./settings/show-settings.ts').then(({ showSettings }) => showSettings),
      () => import('./settings/SettingsView.tsx'),
    ),
    accountRoute(
      '/settings/user',
      () => import('./user-page/show-user-page.ts').then(({ showUserPage }) => showUserPage),
      () => import('./user-page/UserPageView.tsx'),
    ),
    accountRoute(
      '/settings/bank-information',
      () => import('./bank-account/show-bank-account.ts').then(({ showBankAccount }) => showBankAccount),
      () => import('./bank-account/BankAccountView.tsx'),
    ),
    accountRoute(
      '/settings/reports',
      () => import('./payments/show-payments.ts').then(({ showPayments }) => showPayments),
      () => import('./payments/PaymentsView.tsx'),
    ),
  ]
  const faq = createRoute({
    getParentRoute: () => root,
    path: '/settings/faq',
    beforeLoad: (entry) =>
      enterPage(
        entry,
        () => Promise.all([import('./faq/show-faq.ts'), loadMessages('faq')]),
        ([{ showFaq }]) => {
          const fallback = showFaq(entry.location.searchStr, history, historyStack)
          if (fallback !== null) throw redirect({ href: fallback, replace: true })
        },
      ),
    component: lazyRouteComponent(() => loadPage(import('./faq/FaqPage.tsx'))),
  })
  const mobileInsurance = createRoute({
    getParentRoute: () => root,
    path: '/mobile-insurance',
    beforeLoad: (entry) =>
      enterPage(
        entry,
        () =>
          Promise.all([
            import('./mobile-insurance/show-mobile-insurance.ts'),
            loadMessages('mobile-insurance'),
          ]),
        ([{ showMobileInsurance }]) => showMobileInsurance({ history, historyStack }),
      ),
    component: lazyRouteComponent(() => loadPage(import('./mobile-insurance/MobileInsuranceView.tsx'))),
  })
  const paymentResult = createRoute({
    getParentRoute: () => root,
    path: '/payment-result/$trackingCode',
    beforeLoad: (entry) =>
      enterPage(
        entry,
        () =>
          Promise.all([
            import('./payment-result/show-payment-result.ts'),
            loadMessages('journeys'),
            loadMessages('payment-result'),
            // The receipt shows a plate, and a motorcycle's is named in its catalogue.
            loadMessages('motorcycle'),
          ]),
        ([{ showPaymentResult }]) => showPaymentResult(entry.params.trackingCode, history),
      ),
    component: lazyRouteComponent(() => loadPage(import('./payment-result/PaymentResultView.tsx'))),
  })
  /** Loads what both pages of My Insurance need. */
  const loadForPolicies = () =>
    Promise.all([
      import('./my-insurance/show-my-insurance.ts'),
      loadMessages('my-insurance'),
      // A motorcycle's plate is named in its catalogue.
      loadMessages('motorcycle'),
    ])
  const myInsurance = createRoute({
    getParentRoute: () => root,
    path: '/my-insurances',
    component: lazyRouteComponent(() => loadPage(import('./my-insurance/MyInsuranceView.tsx'))),
  })
  const policies = createRoute({
    getParentRoute: () => myInsurance,
    path: '/',
    beforeLoad: (entry) => {
      // Another tab falls back to the vehicles. Document 3 section 2.
      const tab = new URLSearchParams(entry.location.searchStr).get('tab') ?? 'vehicle'
      if (tab !== 'vehicle' && tab !== 'mobile')
        throw redirect({ href: '/my-insurances?tab=vehicle', replace: true })
      return enterPage(entry, loadForPolicies, ([{ showList, showMobile }]) =>
        (tab === 'mobile' ? showMobile : showList)({ history, historyStack }),
      )
    },
  })
  const policy = createRoute({
    getParentRoute: () => myInsurance,
    path: '$trackingCode',
    beforeLoad: (entry) =>
      enterPage(entry, loadForPolicies, ([{ showOrder }]) =>
        showOrder(
          { trackingCode: entry.params.trackingCode, search: entry.location.searchStr },
          { history, historyStack },
        ),
      ),
  })

  return createRouter({
    history,
    routeTree: root.addChildren([
      home,
      ...journeyPages,
      ...accountPages,
      faq,
      mobileInsurance,
      paymentResult,
      myInsurance.addChildren([policies, policy]),
    ]),
    defaultPreload: false,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: RouteError,
    // The app's own crash boundary lies around the router.
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
