import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { paymentResult } from '#machines/app/payment-result.ts'
import { motorcycle } from '#machines/motorcycle.ts'
import { renewal } from '#machines/renewal.ts'
import { thirdParty } from '#machines/third-party.ts'
import { stateTitle } from './state-titles.ts'

const leavesOf = (node: AnyStateNode): AnyStateNode[] => {
  const children = Object.values(node.states)
  return children.length === 0 ? [node] : children.flatMap(leavesOf)
}
/** A state and its parents, the deepest first. */
const lineOf = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? lineOf(node.parent) : [])]

/** The title of the page in a state: the step's, or the deepest one. */
const titleOf = (leaf: AnyStateNode): string | undefined => {
  const line = lineOf(leaf)
  const step = line.find(({ meta }) => meta?.progress !== undefined)
  return (step ?? line.find(({ meta }) => meta?.title !== undefined))?.meta?.title
}

describe('the titles of pages', () => {
  it.each([
    ['third-party', thirdParty.root],
    ['motorcycle', motorcycle.root],
    ['renewal', renewal.root],
    ['payment result', paymentResult.root],
  ])('name every state of the %s chart', (_name, root) => {
    const ids = leavesOf(root)
      .map(titleOf)
      .filter((id) => id !== undefined)
    expect(ids.length).toBeGreaterThan(4)
    expect(ids.filter((id) => stateTitle(id) === undefined)).toEqual([])
  })
})
