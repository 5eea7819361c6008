/** The support chart for the explorer. */
import { support } from '#machines/app/support.ts'
import { smallTestModel } from '../small-chart.ts'

export const supportTestModel = smallTestModel({
  chart: support,
  inputs: { 'a page': undefined },
  events: {
    'support.opened': 'help',
    'support.closed': 'closed',
    'chat.chosen': 'the chat',
    'chat.ready': 'the chat is ready',
    'chat.unread': { label: 'unread', payloads: { two: { unread: 2 } } },
    'chat.closed': 'the chat closed',
  },
})
