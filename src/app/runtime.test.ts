import { beforeEach, expect, it, vi } from 'vitest'
import { Actor, createActor, createMachine, type InspectionEvent } from 'xstate'

let runtime: typeof import('./runtime.ts')
beforeEach(async () => {
  vi.resetModules()
  runtime = await import('./runtime.ts')
})

const start = (id: string): void =>
  void createActor(createMachine({ id }), { id, ...runtime.actorOptions() }).start()

/** Returns the ids of the actors whose snapshots an inspector gets, as they come. */
const inspectSnapshots = (): string[] => {
  const ids: string[] = []
  runtime.addInspector((inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.snapshot' && inspected.actorRef instanceof Actor)
      ids.push(inspected.actorRef.id)
  })
  return ids
}

it('gives the first inspector what happened before it, in order, and what follows', () => {
  start('first')
  start('second')
  const ids = inspectSnapshots()
  start('third')
  expect(ids).toEqual(['first', 'second', 'third'])
})

it('gives a later inspector only what follows', () => {
  start('first')
  inspectSnapshots()
  const ids = inspectSnapshots()
  start('second')
  expect(ids).toEqual(['second'])
})
