/** What a chart's parts are called in the reader's language. What nobody has named yet keeps its technical name. */
import type { DiagramState } from '#explorer/diagrams/diagram.ts'
import type { Change } from '#explorer/diagrams/difference.ts'
import { eventKind } from '#explorer/diagrams/event-kind.ts'
import type { Words } from '../language.ts'
import { callNames } from './calls.ts'
import { chartNames } from './charts.ts'
import { descriptionNames } from './descriptions.ts'
import { delayNames, eventNames, outcomeNames } from './events.ts'
import { guardNames } from './guards.ts'
import { keyNames, stateNames } from './states.ts'

/** What has become of a part of a chart since an older version. */
export const changeNames: Readonly<Record<Change, Words>> = {
  added: { fa: 'افزوده', en: 'added' },
  removed: { fa: 'برداشته', en: 'removed' },
  changed: { fa: 'تغییرکرده', en: 'changed' },
}

const same = (text: string): Words => ({ fa: text, en: text })

/** Takes a chart's id; gives its name. */
export const chartName = (id: string): Words => chartNames[id] ?? same(id)

/** Takes a state, or its place where it is no state; gives its name. */
export const stateName = ({ meta, key, parent }: Pick<DiagramState, 'meta' | 'key' | 'parent'>): Words =>
  (parent === null ? chartNames[key] : undefined) ??
  stateNames[meta['title'] ?? ''] ??
  keyNames[key] ??
  same(key)

/** Takes a call's id; gives its name. */
export const callName = (id: string): Words => callNames[id] ?? same(id)

/** Takes a guard's name; gives it as a condition. */
export const guardName = (guard: string): Words => ({ fa: guardNames[guard] ?? guard, en: guard })

/** Takes what a chart says of one of its states or transitions; gives it in both languages. */
export const descriptionWords = (description: string): Words => ({
  fa: descriptionNames[description] ?? description,
  en: description,
})

/** Takes an outcome («step.done» or «done»); gives its name. */
export const outcomeName = (outcome: string): Words =>
  outcomeNames[outcome.replace(/^step\./, '')] ?? same(outcome)

/** Takes an event's type; gives what it is called on a line. */
export const eventName = (type: string): Words => {
  const happening = eventKind(type)
  if (happening.kind === 'done') return { fa: 'پاسخ رسید', en: 'Answered' }
  if (happening.kind === 'error') return { fa: 'خطا', en: 'Failed' }
  if (happening.kind === 'after') return delayNames[happening.delay] ?? same(happening.delay)
  if (happening.kind === 'always') return { fa: 'بی‌درنگ', en: 'At once' }
  if (happening.kind === 'route') return { fa: 'باز کردن نشانی', en: 'Address opened' }
  if (happening.kind === 'outcome') return outcomeName(happening.outcome)
  return eventNames[happening.event] ?? same(happening.event)
}
