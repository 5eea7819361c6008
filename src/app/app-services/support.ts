/** Support: the help sheet and the chat of this page. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createActor } from 'xstate'
import { closeWidget, onWidgetEvent, openWidget } from '#adapters/chat.ts'
import { support as chart } from '#machines/app/support.ts'
import { notifyInspectors } from '../runtime.ts'
import { addToast } from './toasts.ts'

const unavailable = msg`گفت‌وگوی آنلاین الان در دسترس نیست؛ با کارشناس تماس بگیرید.`

export const support = createActor(
  chart.provide({
    actions: {
      'show that the chat is unavailable': () => addToast('chat', 'info', () => i18n._(unavailable)),
      'open the widget': openWidget,
      'close the widget': closeWidget,
    },
  }),
  { inspect: notifyInspectors },
)

onWidgetEvent((event) => support.send(event))
