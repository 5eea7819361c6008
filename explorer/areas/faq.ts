/** The chart of the questions for the explorer. Document 3 "FAQ page". */
import { faq } from '#machines/areas/faq.ts'
import { smallTestModel } from '../small-chart.ts'

const all = { 'third-party': ['issue-day', 'cancel'], 'car-body': ['covers'], mobile: ['mobile-claim'] }
const none = { 'third-party': [], 'car-body': [], mobile: [] }

export const faqTestModel = smallTestModel({
  chart: faq,
  inputs: { 'a guest': { mode: 'third-party', listed: all } },
  events: {
    'mode.changed': {
      label: 'mode',
      payloads: { 'the third party': { mode: 'third-party' }, phones: { mode: 'mobile' } },
    },
    'query.changed': {
      label: 'search',
      payloads: {
        found: { query: 'قسط', listed: { ...none, 'third-party': ['cancel'] } },
        'not found': { query: 'ماه', listed: none },
        cleared: { query: '', listed: all },
      },
    },
    'language.changed': { label: 'another language', payloads: { '': { listed: all } } },
    'question.toggled': { label: 'a question', payloads: { '': { id: 'cancel' } } },
    'expert.chosen': 'ask an expert',
    back: 'back',
  },
})
