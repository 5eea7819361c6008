/** The audit log of the operator page, the latest action first. Decisions, section 8. */
import { missingNames } from '#contract/missing-names.ts'
import type { FastifyInstance } from 'fastify'
import { UploadTag } from '#contract/operations/documents.ts'
import type { Locale } from '#contract/texts.ts'
import { tehranTime } from '../../domain/tehran-time.ts'
import type { Gateway } from '../../http/gateway.ts'
import { html, type Markup } from '../../http/html.ts'
import { ACTIONS_ON_A_PAGE, type LoggedAction, loggedActions } from '../../store/operator-log.ts'
import { backArrow, digitsIn, type Page, sendPage } from '../pages/page-layout.ts'
import { inLanguage } from '../pages/paths.ts'
import { moveNames, moves } from './choices.ts'
import { operatorMessages } from './messages.ts'
import { pager } from './pager.ts'
import { OPERATOR_LOG_PATH, OPERATOR_PATH, operatedOrderPath, pageOf } from './paths.ts'
import { forOperators } from './session.ts'
import { actionTitles, moveTitles } from './titles.ts'

/** The log shows real days, not the sandbox's, because it records when an action was made. */
const dayFormats = {
  fa: new Intl.DateTimeFormat('fa-IR-u-ca-persian', { dateStyle: 'medium', timeZone: 'Asia/Tehran' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Tehran' }),
}
/** Number of characters that distinguish sessions. */
const SESSION_CHARACTERS = 8

const pictureTags: ReadonlySet<string> = new Set(UploadTag.options)

/** The title of a move's event, or of a picture. */
const subjectText = (locale: Locale, subject: string): string => {
  const move = moveNames.find((name) => moves[name].type === subject)
  if (move !== undefined) return moveTitles[move][locale]
  return pictureTags.has(subject) ? (missingNames([subject], 'thirdparty', locale)[0] ?? subject) : subject
}

const entry = (
  locale: Locale,
  { at, action, sessionId, trackingCode, subject, reason }: LoggedAction,
): Markup => {
  const { session } = operatorMessages[locale]
  const order =
    trackingCode === null
      ? ''
      : html`<a href="${inLanguage(operatedOrderPath(trackingCode), locale)}"><bdi>${trackingCode}</bdi></a>`
  return html`<li>
    <strong>${actionTitles[action][locale]}</strong>
    <span class="help">
      ${dayFormats[locale].format(at)}${locale === 'fa' ? '،' : ','} ${digitsIn(locale, tehranTime(at))}
      ${
        sessionId === null
          ? ''
          : html` · ${session} <bdi dir="ltr">${sessionId.slice(0, SESSION_CHARACTERS)}</bdi>`
      }
    </span>
    ${order}${subject === null ? '' : html`<span>${subjectText(locale, subject)}</span>`}
    ${reason === null ? '' : html`<span class="words"><bdi>${reason}</bdi></span>`}
  </li>`
}

type LogParts = { locale: Locale; page: number; actions: readonly LoggedAction[]; total: number }

const logPage = ({ locale, page, actions, total }: LogParts): Page => {
  const say = operatorMessages[locale]
  return {
    locale,
    title: say.log,
    look: 'operator',
    path: OPERATOR_LOG_PATH,
    back: html`<a class="back" href="${inLanguage(OPERATOR_PATH, locale)}" aria-label="${say.back}"
      >${backArrow}</a
    >`,
    content: html`<h1>${say.log}</h1>
      <p class="lead">${say.logHelp}</p>
      ${actions.length === 0 ? html`<p class="lead">${say.noActions}</p>` : ''}
      <ol class="timeline">
        ${actions.map((action) => entry(locale, action))}
      </ol>
      ${pager({ locale, path: OPERATOR_LOG_PATH, page, size: ACTIONS_ON_A_PAGE, total })}`,
  }
}

export const addOperatorLog = (server: FastifyInstance, gateway: Gateway): void => {
  server.get(
    OPERATOR_LOG_PATH,
    forOperators(gateway, async ({ request, reply, locale }) => {
      const page = pageOf(request)
      return sendPage(reply, logPage({ locale, page, ...(await loggedActions(gateway.store.db, page)) }))
    }),
  )
}
