/** Help: the sheet and the chat of this page. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createActor } from 'xstate'
import { closeWidget, hearWidget, openWidget } from '#adapters/chat.ts'
import { support as chart } from '#machines/app/support.ts'
import { shown } from '../ground.ts'
import { toasts } from './toasts.ts'

const notThere = msg`گفت‌وگوی آنلاین الان در دسترس نیست؛ با کارشناس تماس بگیرید.`

export const support = createActor(
  chart.provide({
    actions: {
      'say that the chat is not there': () =>
        toasts.send({
          type: 'toast.said',
          toast: { key: 'chat', kind: 'info', text: i18n._(notThere), appears: 'now' },
        }),
      'open the widget': openWidget,
      'close the widget': closeWidget,
    },
  }),
  { inspect: shown },
)

hearWidget((said) => support.send(said))
