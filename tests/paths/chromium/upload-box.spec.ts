/** Every path of a document's box, walked in Chromium against the real gateway, on the documents step of a real order. */
import type { AnyEventObject } from 'xstate'
import type { Happening } from '#machines/paths/explore.ts'
import { uploadBoxWalk } from '#machines/paths/upload-box.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { shownIn } from '#tests/journeys/steps/tables.ts'
import {
  boxFaults,
  boxGestures,
  boxOn,
  boxShown,
  fileThatIs,
  neverOfBox,
  readBox,
} from '#tests/journeys/steps/upload-box.ts'
import { restingIn } from '../resting.ts'
import { replyNamed } from '../small-replies.ts'
import { orderWithBox } from './box-order.ts'
import { coverKind } from './cover.ts'
import { sendOn } from './doors.ts'
import { endAs } from './ends.ts'
import { lineOf } from './line.ts'
import { note } from './notes.ts'
import { expectAddress, expectShown, pathOf } from './seen.ts'
import { smallCover } from './small-cover.ts'
import { walkSmall } from './small-walk.ts'
import { keepUploads, sayHowFar } from './uploading.ts'
import { beSignedIn, pathTo } from './world.ts'

const STEP = 'documents.gathering.calm'
const deletion = { operation: 'deleteDocumentFile', answers: { done: { done: true } } } as const

type Memory = { readonly problem: string | null; readonly failure: { readonly kind: string } | null }
const memoryOf = ({ context }: { readonly context: Memory }): Memory => context

const gestures = new Map(Object.entries(boxGestures))

/** What is done by hand; a file is what the page was given. */
const eventOf = (event: AnyEventObject, kind: string): AnyEventObject =>
  event.type === 'file.chosen' ? { ...event, file: fileThatIs(kind).file } : event

const hasPicture = ({ event }: Happening): boolean => {
  const input: unknown = event['input']
  return typeof input === 'object' && input !== null && 'imageId' in input && input.imageId !== null
}

for (const { name, path, walked } of smallCover(uploadBoxWalk, neverOfBox, coverKind())) {
  test(
    name,
    { annotation: note('walked', walked) },
    async ({ page, gateway, complaints, freshCustomer }, { annotations }) => {
      const {
        trackingCode,
        session,
        document: { title, tag, order, minioImageId: imageId },
      } = await orderWithBox(gateway.address, freshCustomer().cellNumber, hasPicture(path.beginning))
      const answers = { real: 0, told: 0 }
      const line = await lineOf(page, new Set(['uploadDocument', deletion.operation]), (route) =>
        route.continue(),
      )
      const box = boxOn(page, title)
      const end = async (operation: string, by: Happening): Promise<AnyEventObject> => {
        const held = await line.take([operation], `«${by.name}»`)
        if (by.event.type === 'upload.done') {
          answers.real += 1
          return { ...by.event, imageId: await sendOn(held.route) }
        }
        await endAs(held, {
          reply: replyNamed({ ...deletion, operation: held.operation }, by.name),
          fits: () => true,
          complaints,
          answers,
        })
        return by.event
      }
      await beSignedIn(page, session)
      await keepUploads(page)
      await walkSmall(
        page,
        uploadBoxWalk,
        path,
        {
          input: { trackingCode, tag, order, imageId, keyPrefix: 'key' },
          open: () => page.goto(pathTo('#documents', trackingCode).path, { waitUntil: 'commit' }),
          happen: async (by) => {
            const { event } = by
            const kind = by.name.slice(event.type.length + 2)
            const gesture = gestures.get(event.type)
            await gesture?.(box, kind)
            if (gesture) return eventOf(event, kind)
            if (event.type !== 'upload.progressed')
              return end(event.type.endsWith('.deleteFile') ? deletion.operation : 'uploadDocument', by)
            await sayHowFar(page, Number(event['percent']))
            return event
          },
          shows: async (at) => {
            const [place, { problem, failure }] = [restingIn(at), memoryOf(at)]
            const [shown, step] = [boxShown(title)[place], shownIn(STEP)]
            if (shown === undefined || step === null)
              throw new Error(`No table says what the box shows in «${place}»`)
            await expectAddress(page, place, pathTo('#documents', trackingCode).path, pathOf)
            await expectShown(page, { place: STEP, shown: step, isCome: false, mayHaveSheet: false })
            await expect
              .poll(async () => boxFaults(shown, await box.evaluate(readBox)), `the box in «${place}»`)
              .toEqual([])
            return [problem, failure?.kind]
          },
          doors: {},
        },
        (deviation) => void annotations.push(note('deviation', deviation)),
      ).finally(line.cut)
      annotations.push(note('answers', answers))
    },
  )
}
