/**
 * The chart of an order's page for the explorer: its events and the results of its calls. Decisions, section
 * 10.
 */
import { policyPage } from '#machines/areas/policy-page.ts'
import { trackingCode } from '../stubs/gateway-answers.ts'
import {
  cancellableDetail,
  deliveryDays,
  issuedTimeline,
  missedTimeline,
  owingTimeline,
  reportableDetail,
  timeline,
} from '../stubs/policies.ts'
import { smallTestModel } from '../small-chart.ts'

const page = { trackingCode, type: null, signedIn: true, opens: null, pageId: 'page' }

export const policyPageTestModel = smallTestModel({
  chart: policyPage,
  inputs: {
    'an order': page,
    'an order, as a guest': { ...page, signedIn: false },
    'no tracking code': { ...page, trackingCode: 'x' },
    'the delivery times of an order': { ...page, opens: 'delivery-time' },
  },
  events: {
    'session.changed': {
      label: 'the session changed',
      payloads: { 'signed in': { signedIn: true }, 'signed out': { signedIn: false } },
    },
    'sign-in.chosen': 'sign in',
    retry: 'try again',
    back: 'back',
    continue: 'to the list',
    'order.changed': { label: 'the order changed', payloads: { '': {} } },
    'action.chosen': {
      label: 'an action',
      payloads: { '': { action: 'upload-documents' }, 'a delivery time': { action: 'select-time' } },
    },
    'linked-policy.chosen': { label: 'the linked policy', payloads: { '': { trackingCode } } },
    'reminder.asked': 'remind me',
    'reminder.cancelled': 'no reminder',
    'calendar.asked': 'the calendar',
    'delivery-time.opened': { label: 'the delivery times', payloads: { '': {} } },
    'delivery-time.picked': {
      label: 'a delivery time',
      payloads: { '': { code: '1404-08-28-9' }, 'another day': { code: null } },
    },
    'delivery-time.confirmed': 'save the delivery time',
    'policy-file.chosen': {
      label: 'the policy file',
      payloads: { download: { by: 'download' }, share: { by: 'share' } },
    },
    'detail.opened': 'the details',
    'cancellation.opened': 'cancel',
    'report.opened': 'report',
    'words.changed': {
      label: 'words',
      payloads: { none: { words: '' }, fitting: { words: 'منصرف شدم' }, 'too short': { words: 'x' } },
    },
    'words.confirmed': 'send',
    'sheet.closed': 'close the sheet',
  },
  calls: {
    readPolicyTimeline: {
      label: 'the timeline',
      results: {
        'being checked': timeline,
        'documents missing': owingTimeline,
        issued: issuedTimeline,
        'not received': missedTimeline,
      },
    },
    readPolicyDetail: {
      label: 'the details',
      results: { 'to be cancelled': cancellableDetail, 'to be reported': reportableDetail },
    },
    readPolicyFile: { label: 'the file', results: { '': undefined } },
    cancelOrder: { label: 'the cancellation', results: { '': undefined } },
    hasReminder: { label: 'the reminder', results: { none: false, stored: true } },
    addReminder: { label: 'adding the reminder', results: { '': undefined } },
    removeReminder: { label: 'removing the reminder', results: { '': undefined } },
    listDeliveryTimes: { label: 'the delivery times', results: { '': deliveryDays } },
    saveDeliveryTime: { label: 'the delivery time', results: { '': undefined } },
    reportWrongData: { label: 'the report', results: { '': undefined } },
  },
  ignored: ['changes', 'unanswered'],
})
