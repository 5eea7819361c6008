/** The chart of home for the explorer: its events and the results of its calls. Document 3 section 2. */
import { home } from '#machines/areas/home.ts'
import { smallTestModel } from '../small-chart.ts'
import { homeContent, homeLists, renewablePolicy, renewalQuote, unfinishedOrder } from '../stubs/home.ts'

const empty = { plk1: '', plk2: '', plk3: '', plkSrl: '' }
const guest = {
  signedIn: false,
  isOffline: false,
  content: homeContent,
  isContentCurrent: true,
  plate: empty,
  places: null,
}

export const homeTestModel = smallTestModel({
  chart: home,
  inputs: {
    'a guest': guest,
    'a user': { ...guest, signedIn: true, isContentCurrent: false },
    'a user in another language': { ...guest, signedIn: true, content: null },
    'a user, offline': { ...guest, signedIn: true, isOffline: true, isContentCurrent: false },
  },
  events: {
    'session.changed': {
      label: 'the session changed',
      payloads: { 'signed in': { signedIn: true }, 'signed out': { signedIn: false } },
    },
    'network.changed': {
      label: 'the network changed',
      payloads: { online: { isOffline: false }, offline: { isOffline: true } },
    },
    'language.changed': 'another language',
    'page.shown': 'back to home',
    retry: 'try again',
    'plate.changed': {
      label: 'the plate',
      payloads: { '': { plate: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' } } },
    },
    'inquiry.chosen': 'the inquiry',
    'service.chosen': { label: 'a tile', payloads: { '': { href: '/motorcycle/sanhub' } } },
    'slide.chosen': { label: 'a picture', payloads: { '': { href: '/third-party' } } },
    'order.chosen': { label: 'an order', payloads: { '': { order: unfinishedOrder } } },
    'renewal.chosen': { label: 'a renewal', payloads: { '': { policy: renewablePolicy } } },
    'same-as-last-year.chosen': {
      label: 'the same as last year',
      payloads: { '': { policy: renewablePolicy } },
    },
    'all-orders.chosen': 'all orders',
  },
  calls: {
    readHomeContent: { label: 'the content', results: { '': homeContent } },
    listHomeCards: {
      label: 'the cards',
      results: homeLists,
      operations: ['listUnfinishedOrders', 'listRenewablePolicies'],
    },
    quoteRenewal: {
      label: 'the price',
      results: { '': { policy: renewablePolicy, quote: renewalQuote }, 'sold no more': null },
    },
  },
  ignored: ['lists', 'quoted', 'content', 'plate', 'places'],
})
