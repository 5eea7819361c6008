/**
 * The routes of one order on the operator page: the page, its moves, the hold, and its pictures. A move is
 * checked by the chart in a transaction that locks the order, and refused if the order has moved since the
 * page was shown. Decisions, sections 8 and 10.
 */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { errorText } from '#contract/error-texts.ts'
import { UploadTag } from '#contract/operations/documents.ts'
import { translate } from '#contract/texts.ts'
import { DetailField, MoveReason } from '#contract/values/order-move.ts'
import { FileResponse } from '../../documents/file-response.ts'
import { ApiError } from '../../domain/api-error.ts'
import type { OrderEvent } from '../../domain/order-status.ts'
import type { Gateway } from '../../http/gateway.ts'
import { holdOrder, sendOrderEvent } from '../../http/handlers/order-moves.ts'
import type { Limiter } from '../../http/limits.ts'
import { sendFile } from '../../http/send-file.ts'
import { logAction } from '../../store/operator-log.ts'
import { sendPage } from '../pages/page-layout.ts'
import { inLanguage } from '../pages/paths.ts'
import { parseSameOriginForm } from '../pages/same-origin-form.ts'
import { type Choice, moveNames, moves } from './choices.ts'
import { operatorMessages } from './messages.ts'
import type { RefusedMove } from './move-forms.ts'
import { noOrderPage, orderPage } from './order-page.ts'
import { type OrderView, orderViewOf } from './order-view.ts'
import {
  DocumentParams,
  holdPath,
  movePath,
  operatedDocumentPath,
  operatedOrderPath,
  OrderParams,
} from './paths.ts'
import { forOperators, type Operated } from './session.ts'

const [SEE_OTHER, BAD_REQUEST, NOT_FOUND, CONFLICT] = [303, 400, 404, 409]

/** A checked box, several, or none. */
const checkedBoxes = <S extends v.GenericSchema<unknown, string>>(value: S) =>
  v.optional(
    v.union([
      v.array(value),
      v.pipe(
        value,
        v.transform((one) => [one]),
      ),
    ]),
    [],
  )
const MoveForm = v.object({
  move: v.picklist(moveNames),
  seen: v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)),
  reason: v.optional(v.string(), ''),
  wrongFields: checkedBoxes(DetailField),
  pictures: checkedBoxes(UploadTag),
})
type MoveForm = v.InferOutput<typeof MoveForm>
const HoldForm = v.object({ held: v.picklist(['yes', 'no']) })

/** Returns the form to show again if an input is missing, or null. */
const refusalOf = (
  { asks }: Choice,
  { move, reason, wrongFields, pictures }: MoveForm,
  locale: Operated['locale'],
): RefusedMove | null => {
  if (asks === 'nothing') return null
  const parsed = v.safeParse(MoveReason, reason, { abortPipeEarly: true })
  const chosen = asks === 'fields' ? wrongFields : pictures
  const isChosen = asks === 'reason' || chosen.length > 0
  if (parsed.success && isChosen) return null
  return {
    name: move,
    reason,
    chosen: new Set<string>(chosen),
    reasonError: parsed.success ? null : translate(parsed.issues[0].message, locale),
    choiceError: isChosen ? null : operatorMessages[locale].chooseOne,
  }
}

/** Returns the event of a form. Ignores boxes that the page did not offer. */
const eventOf = (choice: Choice, { reason, wrongFields, pictures }: MoveForm): OrderEvent => {
  const { asks, ...event } = moves[choice.name]
  return {
    ...event,
    ...(asks === 'nothing' ? {} : { reason: v.parse(MoveReason, reason) }),
    wrongFields: wrongFields.filter((field) => choice.fields.includes(field)),
    pictures: pictures.filter((tag) => choice.pictures.includes(tag)),
  }
}

export const addOperatedOrder = (server: FastifyInstance, gateway: Gateway, limiter: Limiter): void => {
  const {
    store: { db },
    backends: { places },
    files,
    clock,
    instant,
  } = gateway

  const viewOf = async ({ request, locale }: Operated): Promise<OrderView | null> => {
    const { trackingCode } = v.parse(OrderParams, request.params)
    return trackingCode === null ? null : orderViewOf(db, gateway, trackingCode, locale)
  }
  const log = (
    { session }: Operated,
    action: Omit<Parameters<typeof logAction>[1], 'at' | 'sessionId'>,
    tx = db,
  ) => logAction(tx, { at: instant(), sessionId: session.id, ...action })

  /** Makes the move, unless the order was moved after the page was shown. */
  const makeMove = (
    operated: Operated,
    { order: { trackingCode } }: OrderView,
    choice: Choice,
    form: MoveForm,
  ) =>
    db.transaction(async (tx) => {
      const event = eventOf(choice, form)
      const moment = { at: instant(), day: clock.today() }
      await sendOrderEvent(tx, trackingCode, event, moment, form.seen)
      const { type: subject, reason = null } = event
      await log(operated, { action: 'moved', trackingCode, subject, reason }, tx)
    })

  server.get(
    operatedOrderPath(':trackingCode'),
    forOperators(gateway, async (operated) => {
      const { reply, locale } = operated
      const view = await viewOf(operated)
      if (view === null) return sendPage(reply, noOrderPage(locale), NOT_FOUND)
      await log(operated, { action: 'viewed-order', trackingCode: view.order.trackingCode })
      return sendPage(reply, orderPage({ locale, view, places }))
    }),
  )

  server.post(
    movePath(':trackingCode'),
    forOperators(gateway, async (operated) => {
      const { request, reply, session, locale } = operated
      const form = parseSameOriginForm(gateway, request, MoveForm)
      await limiter('change', request, session.id)
      const view = await viewOf(operated)
      if (view === null) return sendPage(reply, noOrderPage(locale), NOT_FOUND)
      const { trackingCode } = view.order
      const choice = view.choices.find(({ name }) => name === form.move)
      const refused = choice === undefined ? null : refusalOf(choice, form, locale)
      if (refused !== null) return sendPage(reply, orderPage({ locale, view, places, refused }), BAD_REQUEST)
      const isMade =
        choice !== undefined &&
        (await makeMove(operated, view, choice, form).then(
          () => true,
          (error: unknown) => {
            if (error instanceof ApiError && error.errorName === 'statusChanged') return false
            throw error
          },
        ))
      if (isMade) return reply.redirect(inLanguage(operatedOrderPath(trackingCode), locale), SEE_OTHER)
      await log(operated, { action: 'move-refused', trackingCode, subject: moves[form.move].type })
      const fresh = (await viewOf(operated)) ?? view
      const error = errorText('statusChanged', locale)
      return sendPage(reply, orderPage({ locale, view: fresh, places, error }), CONFLICT)
    }),
  )

  server.post(
    holdPath(':trackingCode'),
    forOperators(gateway, async (operated) => {
      const { request, reply, session, locale } = operated
      const held = parseSameOriginForm(gateway, request, HoldForm).held === 'yes'
      await limiter('change', request, session.id)
      const { trackingCode } = v.parse(OrderParams, request.params)
      if (trackingCode === null) return sendPage(reply, noOrderPage(locale), NOT_FOUND)
      await db.transaction(async (tx) => {
        await holdOrder(tx, trackingCode, held, instant())
        await log(operated, { action: held ? 'held' : 'released', trackingCode }, tx)
      })
      return reply.redirect(inLanguage(operatedOrderPath(trackingCode), locale), SEE_OTHER)
    }),
  )

  server.get(
    operatedDocumentPath(':trackingCode', ':imageId'),
    forOperators(gateway, async (operated) => {
      const { request, reply, locale } = operated
      const { imageId } = v.parse(DocumentParams, request.params)
      const view = await viewOf(operated)
      const document = view?.pictures.find((picture) => picture.imageId === imageId)
      const file = document === undefined ? null : await files.read(document.imageId)
      if (document === undefined || file === null) return sendPage(reply, noOrderPage(locale), NOT_FOUND)
      const { trackingCode, tag, fileType, name } = document
      await log(operated, { action: 'viewed-document', trackingCode, subject: tag })
      return sendFile(reply.header('cache-control', 'no-store'), new FileResponse(file, fileType, name))
    }),
  )
}
