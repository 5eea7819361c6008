/** Help: the sheet and the chat of this page. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createActor } from 'xstate'
import { closeWidget, onWidgetEvent, openWidget } from '#adapters/chat.ts'
import { support as chart } from '#machines/app/support.ts'
import { notifyInspectors } from '../runtime.ts'
import { toasts } from './toasts.ts'

const notThere = msg`گفت‌وگوی آنلاین الان در دسترس نیست؛ با کارشناس تماس بگیرید.`

export const support = createActor(
  chart.provide({
    actions: {
      'show that the chat is unavailable': () =>
        toasts.send({
          type: 'toast.added',
          toast: { key: 'chat', kind: 'info', text: i18n._(notThere), appears: 'now' },
        }),
      'open the widget': openWidget,
      'close the widget': closeWidget,
    },
  }),
  { inspect: notifyInspectors },
)

onWidgetEvent((said) => support.send(said))
