/** Names of the three kinds of replay. */
import type { LocalisedText } from '../language.ts'
import type { ReplayKind } from './results.ts'

export const replayNames: Readonly<Record<ReplayKind, LocalisedText>> = {
  machine: { fa: 'اجرای نمودار', en: 'Replay on the chart' },
  screens: { fa: 'اجرای صفحه‌ها', en: 'Replay on the screens' },
  chromium: { fa: 'اجرا در مرورگر', en: 'Replay in the browser' },
}
