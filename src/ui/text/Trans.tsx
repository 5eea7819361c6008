/**
 * A message as an element. Lingui's macro puts it where a component writes `Trans` (lingui.config.ts). Lingui's own takes
 * three components for a sentence and renders it with its surroundings; this one renders when the language
 * or a value changes. Decision 050.
 */
import { type TransProps as LinguiProps, type TransRenderProps, useLingui } from '@lingui/react'
import { TransNoContext } from '@lingui/react/server'
import { createElement, Fragment, memo } from 'react'

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

/** Without it Lingui adds a component for the text alone. */
const translated = ({ translation }: TransRenderProps) => createElement(Fragment, null, translation)

export const Trans = memo(function Trans(props: TransProps) {
  const lingui = useLingui()
  const { id, message, values, components } = props
  if (components === undefined && Object.values(values ?? {}).every(isText))
    return lingui._(id, values, message === undefined ? {} : { message })
  return <TransNoContext {...props} lingui={lingui} render={translated} />
}, isSame)
