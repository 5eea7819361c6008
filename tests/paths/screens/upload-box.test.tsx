// @vitest-environment jsdom
import { replyToPending } from './stubbed-gateway.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AnyActorRef, type AnyMachineSnapshot, fromCallback } from 'xstate'
import type { UploadCall, UploadEvent } from '#machines/upload-box.ts'
import type { NamedPath } from '#explorer/catalogue.ts'
import type { EventCase } from '#explorer/exploration.ts'
import { thirdPartyExplorerModel } from '#explorer/journey/explorer-model.ts'
import { card } from '#explorer/stubs/details.ts'
import { uploadBoxTestModel } from '#explorer/app/upload-box.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { boxErrors, boxViews, readBox } from '#tests/journeys/steps/upload-box.ts'
import { connectedUploadBox } from '../../../src/app/journeys/calls/documents.ts'
import { leafStateOf, leafStatesOf } from '../leaf-states.ts'
import { type PathResult, writeResults } from '../results.ts'
import { stubbedReply, type StubbedCall } from '../stubbed-replies.ts'
import { isJourneyInput } from '../walk/walks.ts'
import { preloadScreens, renderJourneyPage } from './journey-page.tsx'
import { settle } from './settle.ts'

vi.mock('../../../src/app/journeys/journey-registry.ts', () => import('./rendered-journey.ts'))
vi.mock('../../../src/app/messages.ts', () => ({ loadMessages: () => Promise.resolve() }))
afterAll(() => {
  vi.doUnmock('../../../src/app/journeys/journey-registry.ts')
  vi.doUnmock('../../../src/app/messages.ts')
})

await preloadScreens()
const { paths } = explorationOf(uploadBoxTestModel)
const fromEmpty = paths.filter(({ path }) => leafStateOf(path.startSnapshot) === 'empty')
const results: PathResult[] = []

const view = boxViews(card.title)

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterAll(() => {
  vi.useRealTimers()
  writeResults('screens', 'upload-box', results)
})

/** The path's files are not the browser's, so their upload does nothing; the path sends its events. */
const box = connectedUploadBox({ product: () => 'thirdparty' }).provide({
  actors: { 'upload the file': fromCallback<UploadEvent, UploadCall>(() => undefined) },
})

const toTheDocuments = [
  'loadConfiguration: done',
  'readOrder: waiting for documents',
  'completeOrder: done',
  'listDocuments: done',
]
const ending = (name: string): EventCase => ({
  name,
  event: { type: `xstate.done.actor.${name.split(':')[0] ?? ''}` },
})

const openBox = async () => {
  const input = thirdPartyExplorerModel().inputCases.find(({ name }) => name === 'at documents')?.input
  if (!isJourneyInput(input)) throw new Error('No journey begins at the documents')
  const page = await renderJourneyPage(input, { actors: { 'upload box': box }, address: false })
  onTestFinished(page.close)
  for (const name of toTheDocuments) await page.perform(ending(name))
  const running: AnyActorRef | undefined = page.snapshot().children['upload-national-card']
  if (!running) throw new Error('No box was opened')
  return running
}

const deletion: StubbedCall = { operation: 'deleteDocumentFile', answers: { done: { done: true } } }

const happen = (running: AnyActorRef, { name, event }: EventCase): Promise<void> =>
  settle(() => {
    if (event.type.endsWith('.actor.deleteFile'))
      replyToPending([deletion.operation], () => stubbedReply(deletion, name))
    else running.send(event)
  })

const valueOf = (snapshot: AnyMachineSnapshot): unknown => snapshot.value

/** Describes how the box on the page differs from its view. */
const faultsOf = (state: string): readonly string[] => {
  const [table, group] = [
    view[state],
    document.querySelector(`[role="group"][aria-label="${card.title}"], label:has(input[type="file"])`),
  ]
  if (table === undefined) return [`no table says what «${state}» shows`]
  return group === null ? ['there is no box'] : boxErrors(table, readBox(group))
}

const replayed = async ({ name, path }: NamedPath, running: AnyActorRef): Promise<PathResult> => {
  for (const [step, { by, after }] of [
    { by: path.start, after: path.startSnapshot },
    ...path.steps,
  ].entries()) {
    if (step > 0) await happen(running, by)
    const [expected, found] = [JSON.stringify(after.value), JSON.stringify(valueOf(running.getSnapshot()))]
    const at = { path: name, passed: false, step, by: by.name }
    if (expected !== found) return { ...at, expected, found }
    const faults = faultsOf(leafStateOf(after))
    if (faults.length > 0)
      return { ...at, expected: `the box of «${leafStateOf(after)}»`, found: faults.join('; ') }
  }
  return { path: name, passed: true }
}

describe('the upload box', () => {
  it('has a view for every state in which it stays, and for no other', () => {
    expect(Object.keys(view).toSorted()).toEqual(leafStatesOf(paths).toSorted())
    expect(leafStatesOf(fromEmpty).toSorted()).toEqual(leafStatesOf(paths).toSorted())
  })
  it.each(fromEmpty.map((named) => [named.name, named] as const))(
    'shows its state and its actions: %s',
    async (_, named) => {
      const result = await replayed(named, await openBox())
      results.push(result)
      expect(result).toEqual({ path: named.name, passed: true })
    },
  )
})
