/** Localised names of a chart's parts. Parts without a name keep their technical name. */
import type { DiagramState } from '#explorer/diagrams/diagram.ts'
import type { Change } from '#explorer/diagrams/difference.ts'
import { eventKind } from '#explorer/diagrams/event-kind.ts'
import type { LocalisedText } from '../language.ts'
import { callNames } from './calls.ts'
import { chartNames } from './charts.ts'
import { descriptionNames } from './descriptions.ts'
import { delayNames, eventNames, outcomeNames } from './events.ts'
import { guardNames } from './guards.ts'
import { keyNames, stateNames } from './states.ts'

/** How a part of a chart changed since an older version. */
export const changeNames: Readonly<Record<Change, LocalisedText>> = {
  added: { fa: 'افزوده', en: 'added' },
  removed: { fa: 'برداشته', en: 'removed' },
  changed: { fa: 'تغییرکرده', en: 'changed' },
}

const same = (text: string): LocalisedText => ({ fa: text, en: text })

/** Name of a chart by id. */
export const chartName = (id: string): LocalisedText => chartNames[id] ?? same(id)

/** Name of a state or of its path. */
export const stateName = ({
  meta,
  key,
  parent,
}: Pick<DiagramState, 'meta' | 'key' | 'parent'>): LocalisedText =>
  (parent === null ? chartNames[key] : undefined) ??
  stateNames[meta['title'] ?? ''] ??
  keyNames[key] ??
  same(key)

/** Name of a call by id. */
export const callName = (id: string): LocalisedText => callNames[id] ?? same(id)

/** Localised guard. */
export const guardName = (guard: string): LocalisedText => ({ fa: guardNames[guard] ?? guard, en: guard })

/** A description of a chart in both languages. */
export const descriptionText = (description: string): LocalisedText => ({
  fa: descriptionNames[description] ?? description,
  en: description,
})

/** Name of an outcome («step.done» or «done»). */
export const outcomeName = (outcome: string): LocalisedText =>
  outcomeNames[outcome.replace(/^step\./, '')] ?? same(outcome)

/** Name of an event type on a line. */
export const eventName = (type: string): LocalisedText => {
  const happening = eventKind(type)
  if (happening.kind === 'done') return { fa: 'پاسخ رسید', en: 'Answered' }
  if (happening.kind === 'error') return { fa: 'خطا', en: 'Failed' }
  if (happening.kind === 'after') return delayNames[happening.delay] ?? same(happening.delay)
  if (happening.kind === 'always') return { fa: 'بی‌درنگ', en: 'At once' }
  if (happening.kind === 'route') return { fa: 'باز کردن نشانی', en: 'Address opened' }
  if (happening.kind === 'outcome') return outcomeName(happening.outcome)
  return eventNames[happening.event] ?? same(happening.event)
}
