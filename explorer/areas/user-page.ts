/**
 * The chart of the user's page for the explorer: its events and the results of its calls. Decisions, section
 * 7.
 */
import { userPage } from '#machines/areas/user-page.ts'
import { smallTestModel } from '../small-chart.ts'
import {
  blockedDeletion,
  deletionTerms,
  emptyUserPage,
  otherDevice,
  ownAddress,
  startedDeletion,
  userPageContent,
} from '../stubs/account.ts'

const { province, city, address, plaqueNumber, unitNumber, postalCode } = ownAddress
const draft = { province, city, address, plaqueNumber, unitNumber, postalCode }

export const userPageTestModel = smallTestModel({
  chart: userPage,
  inputs: {
    'a user': { signedIn: true, canSignOut: true, pageId: 'page' },
    'a user of a host app': { signedIn: true, canSignOut: false, pageId: 'page' },
    'a guest': { signedIn: false, canSignOut: true, pageId: 'page' },
  },
  events: {
    'session.changed': {
      label: 'the session changed',
      payloads: { 'signed in': { signedIn: true }, 'signed out': { signedIn: false } },
    },
    'sign-in.chosen': 'sign in',
    'logout.chosen': 'sign out',
    retry: 'try again',
    back: 'back',
    'labels.relocalised': 'another language',
    'language.chosen': { label: 'a language', payloads: { '': { language: 'en' } } },
    'scheme.chosen': { label: 'a colour scheme', payloads: { '': { scheme: 'dark' } } },
    'address-form.opened': {
      label: 'the address form',
      payloads: { '': { uid: null }, edit: { uid: ownAddress.uid } },
    },
    'address-draft.changed': {
      label: 'an address',
      payloads: {
        fitting: { change: draft },
        'too short': { change: { address: 'x' } },
      },
    },
    'address-deletion.asked': { label: 'delete the address', payloads: { '': { uid: ownAddress.uid } } },
    'device-sign-out.asked': {
      label: 'sign out a device',
      payloads: { '': { id: otherDevice.id }, 'all others': { id: null } },
    },
    'copy.opened': 'the copy',
    'account-deletion.opened': 'delete the account',
    'code.changed': {
      label: 'a code',
      payloads: { fitting: { code: '40271' }, 'too short': { code: '40' } },
    },
    'code.requested': 'another code',
    continue: 'go on',
    'sheet.closed': 'close the sheet',
  },
  calls: {
    readUserPage: {
      label: 'the page',
      operations: ['readUserName', 'listAddresses', 'listPlaces', 'listSessions'],
      results: {
        full: { content: userPageContent, typed: null },
        empty: { content: emptyUserPage, typed: null },
        'typed before': { content: userPageContent, typed: { uid: null, draft } },
      },
    },
    saveAddress: {
      label: 'saving',
      operations: ['createAddress', 'updateAddress'],
      results: { '': { uid: ownAddress.uid, addresses: userPageContent.addresses } },
    },
    deleteAddress: { label: 'deleting', results: { '': undefined } },
    endSession: {
      label: 'signing out',
      operations: ['endSession', 'endOtherSessions'],
      results: { '': undefined },
    },
    readOwnData: { label: 'the copy', results: { '': undefined } },
    readDeletionTerms: {
      label: 'the terms',
      results: { 'can be deleted': deletionTerms, 'an order is under way': blockedDeletion },
    },
    startDeletion: { label: 'sending a code', results: { '': startedDeletion } },
    deleteAccount: { label: 'deleting the account', results: { '': undefined } },
  },
  ignored: ['changes', 'unanswered', 'sent'],
})
