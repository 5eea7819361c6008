/**
 * Every path of an upload box against the real gateway. Only this layer proves it with real files and real
 * uploads.
 */
import type { AnyEventObject } from 'xstate'
import type { EventCase } from '#explorer/exploration.ts'
import { uploadBoxTestModel } from '#explorer/app/upload-box.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { viewOf } from '#tests/journeys/steps/tables.ts'
import {
  boxErrors,
  boxDrivers,
  boxOn,
  boxViews,
  fileOfKind,
  unreachableInUploadBox,
  readBox,
} from '#tests/journeys/steps/upload-box.ts'
import { beSignedIn } from '#tests/journeys/session.ts'
import { leafStateOf } from '../leaf-states.ts'
import { stubbedReply } from '../stubbed-replies.ts'
import { orderWithBox } from './box-order.ts'
import { forwardUpload } from './external-requests.ts'
import { endRequest } from './end-request.ts'
import { interceptRequests } from './request-interceptor.ts'
import { annotation } from './annotations.ts'
import { expectAddress, expectView, pathOf } from './expect-page.ts'
import { smallCover } from './small-cover.ts'
import { walkSmall } from './small-walk.ts'
import { exposeUploads, reportProgress } from './upload-progress.ts'
import { pathTo } from '../walk/addresses.ts'
import { chromiumCover } from '../walk/walks.ts'

const STEP = 'documents.gathering.pristine'
const deletion = { operation: 'deleteDocumentFile', answers: { done: { done: true } } } as const

const gestures = new Map(Object.entries(boxDrivers))

/** The event as the page sends it: with the file that it was given. */
const eventOf = (event: AnyEventObject, kind: string): AnyEventObject =>
  event.type === 'file.chosen' ? { ...event, file: fileOfKind(kind).file } : event

const hasPicture = ({ event }: EventCase): boolean => {
  const input: unknown = event['input']
  return typeof input === 'object' && input !== null && 'imageId' in input && input.imageId !== null
}

for (const { name, path, walked } of smallCover(
  uploadBoxTestModel,
  unreachableInUploadBox,
  chromiumCover(),
)) {
  test(
    name,
    { annotation: annotation('walked', walked) },
    async ({ page, gateway, browserErrors, freshCustomer }, { annotations }) => {
      const {
        trackingCode,
        session,
        document: { title, tag, order, minioImageId: imageId },
      } = await orderWithBox(gateway.address, freshCustomer().cellNumber, hasPicture(path.start))
      const answers = { real: 0, stubbed: 0 }
      const interceptor = await interceptRequests(
        page,
        new Set(['uploadDocument', deletion.operation]),
        (route) => route.continue(),
      )
      const box = boxOn(page, title)
      const end = async (operation: string, by: EventCase): Promise<AnyEventObject> => {
        const intercepted = await interceptor.take([operation], `«${by.name}»`)
        if (by.event.type === 'upload.done') {
          answers.real += 1
          return { ...by.event, imageId: await forwardUpload(intercepted.route) }
        }
        await endRequest(intercepted, {
          reply: stubbedReply({ ...deletion, operation: intercepted.operation }, by.name),
          fits: () => true,
          browserErrors,
          answers,
        })
        return by.event
      }
      await beSignedIn(page, session)
      await exposeUploads(page)
      await walkSmall(
        page,
        uploadBoxTestModel,
        path,
        {
          input: { trackingCode, tag, order, imageId, keyPrefix: 'key' },
          open: () => page.goto(pathTo('#documents', { trackingCode }).path, { waitUntil: 'commit' }),
          happen: async (by) => {
            const { event } = by
            const kind = by.name.slice(event.type.length + 2)
            const gesture = gestures.get(event.type)
            await gesture?.(box, kind)
            if (gesture) return eventOf(event, kind)
            if (event.type !== 'upload.progressed')
              return end(event.type.endsWith('.deleteFile') ? deletion.operation : 'uploadDocument', by)
            await reportProgress(page, Number(event['percent']))
            return event
          },
          shows: async (at) => {
            const place = leafStateOf(at)
            const [view, step] = [boxViews(title)[place], viewOf(STEP)]
            if (view === undefined || step === null)
              throw new Error(`No table says what the box shows in «${place}»`)
            await expectAddress(page, place, pathTo('#documents', { trackingCode }).path, pathOf)
            await expectView(page, { place: STEP, view: step, isEntered: false, mayHaveSheet: false })
            await expect
              .poll(async () => boxErrors(view, await box.evaluate(readBox)), `the box in «${place}»`)
              .toEqual([])
          },
          doors: {},
        },
        (deviation) => void annotations.push(annotation('deviation', deviation)),
      ).finally(interceptor.cut)
      annotations.push(annotation('answers', answers))
    },
  )
}
