/**
 * The chart of the settings for the explorer: its events and the results of its call. Document 3 section 2.
 */
import { settings } from '#machines/areas/settings.ts'
import { smallTestModel } from '../small-chart.ts'
import { accountOverview, newAccount } from '../stubs/account.ts'

export const settingsTestModel = smallTestModel({
  chart: settings,
  inputs: {
    'a user': { signedIn: true, canSignOut: true },
    'a guest': { signedIn: false, canSignOut: true },
    'a user of a host app': { signedIn: true, canSignOut: false },
  },
  events: {
    'session.changed': {
      label: 'the session changed',
      payloads: { 'signed in': { signedIn: true }, 'signed out': { signedIn: false } },
    },
    'sign-in.chosen': 'sign in',
    'logout.chosen': 'log out',
    retry: 'try again',
    'language.chosen': { label: 'a language', payloads: { '': { language: 'en' } } },
    'scheme.chosen': { label: 'a colour scheme', payloads: { '': { scheme: 'dark' } } },
  },
  calls: {
    readAccount: { label: 'the account', results: { full: accountOverview, empty: newAccount } },
  },
  ignored: ['account'],
})
