/** The chart of an order's page for the explorer: its events and the results of its calls. Decisions, section 10. */
import { policyPage } from '#machines/areas/policy-page.ts'
import { trackingCode } from '../stubs/gateway-answers.ts'
import {
  cancellableDetail,
  issuedTimeline,
  owingTimeline,
  reportableDetail,
  timeline,
} from '../stubs/policies.ts'
import { smallTestModel } from '../small-chart.ts'

const page = { trackingCode, type: null, signedIn: true, pageId: 'page' }

export const policyPageTestModel = smallTestModel({
  chart: policyPage,
  inputs: {
    'an order': page,
    'an order, as a guest': { ...page, signedIn: false },
    'no tracking code': { ...page, trackingCode: 'x' },
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
    'action.chosen': { label: 'an action', payloads: { '': { action: 'upload-documents' } } },
    'policy-file.chosen': 'the policy file',
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
      results: { 'being checked': timeline, 'documents missing': owingTimeline, issued: issuedTimeline },
    },
    readPolicyDetail: {
      label: 'the details',
      results: { 'to be cancelled': cancellableDetail, 'to be reported': reportableDetail },
    },
    readPolicyFile: { label: 'the file', results: { '': undefined } },
    cancelOrder: { label: 'the cancellation', results: { '': undefined } },
    reportWrongData: { label: 'the report', results: { '': undefined } },
  },
  ignored: ['changes', 'unanswered'],
})
