/**
 * A message as an element. Lingui's macro puts it where a component writes `Trans` (lingui.config.ts).
 * Lingui's own takes three components for a sentence and renders it with its surroundings; this one renders
 * when the language or a value changes. Decision 050.
 */
import { type TransProps as LinguiProps, useLingui } from '@lingui/react'
import { TransNoContext as translate } from '@lingui/react/server'
import { memo } from 'react'

type TransProps = Pick<LinguiProps, 'id' | 'message' | 'values' | 'components'>

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** Elements within a sentence are new with every render of its parent. */
const isSame = (before: TransProps, after: TransProps): boolean => {
  const [old, now] = [before.values ?? {}, after.values ?? {}]
  const names = Object.keys(now)
  return (
    before.id === after.id &&
    before.components === after.components &&
    names.length === Object.keys(old).length &&
    names.every((name) => isText(now[name]) && old[name] === now[name])
  )
}

export const Trans = memo(function Trans(props: TransProps) {
  const lingui = useLingui()
  const { id, message, values, components } = props
  if (components === undefined && Object.values(values ?? {}).every(isText))
    return lingui._(id, values, message === undefined ? {} : { message })
  // A plain function without hooks: as an element it would be a component more for each sentence.
  return translate({ ...props, lingui, render: null })
}, isSame)
