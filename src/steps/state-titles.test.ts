import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { uploadBox } from '#machines/upload-box.ts'
import { paymentResult } from '#machines/app/payment-result.ts'
import { thirdParty } from '#machines/third-party.ts'
import { stateTitle } from './state-titles.ts'

const everyNode = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyNode),
]
const idsOf = (node: AnyStateNode): string[] => [node.meta?.title].filter((id) => id !== undefined)

describe('the titles of states', () => {
  it.each([
    ['third-party', thirdParty.root],
    ['upload box', uploadBox.root],
    ['payment result', paymentResult.root],
  ])('name every state of the %s chart', (_name, root) => {
    const ids = everyNode(root).flatMap(idsOf)
    expect(ids.length).toBeGreaterThan(4)
    expect(ids.filter((id) => stateTitle(id) === undefined)).toEqual([])
  })
})
