// @vitest-environment jsdom
import { reply } from './held-gateway.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AnyActorRef, type AnyMachineSnapshot, fromCallback } from 'xstate'
import type { UploadCall, UploadEvent } from '#machines/parts/upload-box.ts'
import type { NamedPath } from '#machines/paths/catalogue.ts'
import type { Happening } from '#machines/paths/explore.ts'
import { thirdPartyModel } from '#machines/paths/third-party/model.ts'
import { answered, type Reply } from '#machines/paths/third-party/told/failures.ts'
import { uploadBoxWalk } from '#machines/paths/upload-box.ts'
import { walked } from '#machines/paths/walked.ts'
import { sendingUploadBox } from '../../../src/app/journeys/calls/documents.ts'
import { restingIn, restingStates } from '../resting.ts'
import { type PathResult, writeResults } from '../results.ts'
import { loadScreens, openPage, settled } from './journey-page.tsx'

vi.mock('../../../src/app/journeys/open-journey.ts', () => import('./drawn-journey.ts'))
vi.mock('../../../src/app/words.ts', () => ({ wordsOf: () => Promise.resolve() }))

await loadScreens()
const { paths } = walked(uploadBoxWalk)
const fromEmpty = paths.filter(({ path }) => restingIn(path.begins) === 'empty')
const results: PathResult[] = []

/** What each state of a box says, and what can be pressed or chosen in it. */
const shown: Readonly<Record<string, { readonly says: RegExp; readonly offers: readonly RegExp[] }>> = {
  empty: { says: /^کارت ملی/, offers: [/^کارت ملی/] },
  loading: { says: /کیلوبایت بارگذاری شد/, offers: [/^لغو بارگذاری کارت ملی$/] },
  error: { says: /قطع شد|فقط عکس|حجم فایل|مشکلی/, offers: [/^(تلاش دوباره|انتخاب عکس دیگر)$/] },
  completed: { says: /بارگذاری شد/, offers: [/^حذف کارت ملی$/] },
  deleting: { says: /در حال حذف…/, offers: [] },
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterAll(() => {
  vi.useRealTimers()
  writeResults('screens', 'upload-box', results)
})

/** The path's files are not the browser's: sending one waits for what the path says of it. */
const box = sendingUploadBox.provide({ actors: { 'upload the file': fromCallback<UploadEvent, UploadCall>(() => undefined) } })

const toTheDocuments = ['loadConfiguration: done', 'readOrder: waiting for documents', 'completeOrder: done', 'listDocuments: done']
const ending = (name: string): Happening => ({ name, event: { type: `xstate.done.actor.${name.split(':')[0] ?? ''}` } })

const openBox = async () => {
  const beginning = thirdPartyModel().beginnings.find(({ name }) => name === 'at documents')
  const page = await openPage({ name: 'at documents', event: { type: 'xstate.init', input: beginning?.input } }, { 'upload box': box })
  onTestFinished(page.close)
  for (const name of toTheDocuments) await page.happen(ending(name))
  const running: AnyActorRef | undefined = page.snapshot().children['upload-national-card']
  if (!running) throw new Error('No box was opened')
  return running
}

const deletion: Readonly<Record<string, Reply>> = { 'deleteFile: done': answered({ done: true }), 'deleteFile: unreachable': 'cut' }

const happen = (running: AnyActorRef, { name, event }: Happening): Promise<void> =>
  settled(() => {
    const told = deletion[name]
    if (told === undefined) running.send(event)
    else reply(['deleteDocumentFile'], () => told)
  })

const valueOf = (snapshot: AnyMachineSnapshot): unknown => snapshot.value

/** The box on the page: its words, and the names of what can be pressed or chosen. */
const seenBox = () => {
  const element = document.querySelector('[role="group"][aria-label="کارت ملی"], label:has(input[type="file"])')
  const offers = [...(element?.querySelectorAll('button, label') ?? [])].map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '')
  return { words: element?.textContent ?? '', offers: element?.tagName === 'LABEL' ? [element.textContent ?? ''] : offers }
}

/** What is wrong with the box, in sentences. */
const faultsOf = (state: string): readonly string[] => {
  const table = shown[state]
  const { words, offers } = seenBox()
  if (table === undefined) return [`no table says what «${state}» shows`]
  const isOffered = offers.length === table.offers.length && offers.every((offer, place) => table.offers[place]?.test(offer) === true)
  return [...(table.says.test(words) ? [] : [`it says «${words}»`]), ...(isOffered ? [] : [`it offers «${offers.join('», «')}»`])]
}

const replayed = async ({ name, path }: NamedPath, running: AnyActorRef): Promise<PathResult> => {
  for (const [step, { by, after }] of [{ by: path.beginning, after: path.begins }, ...path.steps].entries()) {
    if (step > 0) await happen(running, by)
    const [expected, found] = [JSON.stringify(after.value), JSON.stringify(valueOf(running.getSnapshot()))]
    const at = { path: name, passed: false, step, by: by.name }
    if (expected !== found) return { ...at, expected, found }
    const faults = faultsOf(restingIn(after))
    if (faults.length > 0) return { ...at, expected: `the box of «${restingIn(after)}»`, found: faults.join('; ') }
  }
  return { path: name, passed: true }
}

describe('the box of a document', () => {
  it('is told for every state that rests, and for no other', () => {
    expect(Object.keys(shown).toSorted()).toEqual(restingStates(paths).toSorted())
    expect(restingStates(fromEmpty).toSorted()).toEqual(restingStates(paths).toSorted())
  })
  it.each(fromEmpty.map((named) => [named.name, named] as const))('says what it is doing and offers the way on: %s', async (_, named) => {
    const result = await replayed(named, await openBox())
    results.push(result)
    expect(result).toEqual({ path: named.name, passed: true })
  })
})
