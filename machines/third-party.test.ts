import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import { pathOf, routeAt, routesOf } from './path-of.ts'
import { thirdParty } from './third-party.ts'

describe('debug', () => {
  it('creates', () => {
    console.log(routesOf(thirdParty), routeAt(thirdParty, {path:'/third-party/address/ABC', step:null}), routeAt(thirdParty, {path:'/third-party/sanhub', step:'9'}))
  })
})
