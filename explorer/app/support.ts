/** The support chart for the explorer. */
import { support } from '#machines/app/support.ts'
import { smallTestModel } from '../small-chart.ts'

export const supportTestModel = smallTestModel({
  chart: support,
  beginnings: { 'a page': undefined },
  events: {
    'support.opened': 'help',
    'support.closed': 'closed',
    'chat.chosen': 'the chat',
    'chat.ready': 'the chat is ready',
    'chat.unread': { said: 'unread', kinds: { two: { unread: 2 } } },
    'chat.closed': 'the chat closed',
  },
})
