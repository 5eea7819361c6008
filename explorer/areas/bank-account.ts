/**
 * The chart of the bank account for the explorer: its events and the results of its calls. Decisions, section
 * 7.
 */
import { bankAccount } from '#machines/areas/bank-account.ts'
import { smallTestModel } from '../small-chart.ts'
import { namedAccount, sheba, unnamedAccount } from '../stubs/account.ts'

export const bankAccountTestModel = smallTestModel({
  chart: bankAccount,
  inputs: {
    'a user': { signedIn: true, pageId: 'page' },
    'a guest': { signedIn: false, pageId: 'page' },
  },
  events: {
    'session.changed': {
      label: 'the session changed',
      payloads: { 'signed in': { signedIn: true }, 'signed out': { signedIn: false } },
    },
    'sign-in.chosen': 'sign in',
    retry: 'try again',
    back: 'back',
    'sheba.changed': {
      label: 'a Sheba',
      payloads: { fitting: { digits: sheba }, 'too short': { digits: '93' } },
    },
    continue: 'save',
    'change.chosen': 'change',
    'removal.opened': 'remove',
    'removal.confirmed': 'confirmed',
    'sheet.closed': 'close the sheet',
  },
  calls: {
    readBankAccount: {
      label: 'the account',
      results: {
        none: { account: unnamedAccount, draft: '' },
        named: { account: namedAccount, draft: '' },
        'typed before': { account: namedAccount, draft: '9309' },
      },
    },
    saveBankAccount: { label: 'saving', results: { '': undefined } },
    removeBankAccount: { label: 'removing', results: { '': undefined } },
  },
  ignored: ['changes', 'unanswered', 'sent'],
})
