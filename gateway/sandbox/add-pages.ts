/** Adds the sandbox's pages to a server, with their style and fonts. Their errors are shown as pages, too. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { loggedApiError } from '../http/error-handler.ts'
import type { Gateway } from '../http/gateway.ts'
import { html } from '../http/html.ts'
import type { Limiter } from '../http/limits.ts'
import { addChat } from './chat/add-chat.ts'
import { allowAnyOrigin } from './pages/allow-any-origin.ts'
import { addOperator } from './operator/add-operator.ts'
import { addBank } from './pages/bank.ts'
import { addInsurerSites } from './pages/insurer-site.ts'
import { addPhoneInsurer } from './phone-insurer/add-phone-insurer.ts'
import { addPolicyPage } from './pages/policy-page.ts'
import { sendPage } from './pages/page-layout.ts'
import { FONT_PATH, languageOf, LATIN_FONT_PATH, STYLE_PATH } from './pages/paths.ts'
import { addSignIn } from './pages/sign-in.ts'
import { addWallet } from './pages/wallet.ts'
import { addSuperApp } from './super-app/add-super-app.ts'

const [HOUR, YEAR] = [3600, 31_536_000]
const sheets = ['pages/tokens', 'pages/style', 'pages/forms', 'operator/operator'].map((name) =>
  fileURLToPath(new URL(`./${name}.css`, import.meta.url)),
)
const fontFile = (subset: string) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource-variable/vazirmatn/files/vazirmatn-${subset}-wght-normal.woff2`),
  )

/** Pages that a setting adds. */
type OptionalPages = { superApp: boolean; operatorPassword: string | undefined }

export const addPages = async (
  server: FastifyInstance,
  gateway: Gateway,
  limiter: Limiter,
  { superApp, operatorPassword }: OptionalPages,
): Promise<void> => {
  const css = (await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))).join('\n')
  server.get(STYLE_PATH, (_request, reply) =>
    allowAnyOrigin(reply)
      .header('cache-control', `public, max-age=${HOUR}`)
      .type('text/css; charset=utf-8')
      .send(css),
  )
  for (const [path, subset] of [
    [FONT_PATH, 'arabic'],
    [LATIN_FONT_PATH, 'latin'],
  ] as const) {
    const woff2 = await readFile(fontFile(subset))
    server.get(path, (_request, reply) =>
      allowAnyOrigin(reply).header('cache-control', `public, max-age=${YEAR}`).type('font/woff2').send(woff2),
    )
  }

  await addChat(server, gateway.allowedOrigins)

  await server.register(async (pages) => {
    await pages.register(formbody)
    pages.setErrorHandler((error, request, reply) => {
      const locale = languageOf(request)
      const { errorName, data } = loggedApiError(error, request)
      if (data.retryAfterSeconds !== undefined) reply.header('retry-after', data.retryAfterSeconds)
      return sendPage(
        reply,
        {
          locale,
          title: locale === 'fa' ? 'سپر' : 'Separ',
          content: html`<p class="note err" role="alert">${errorText(errorName, locale)}</p>`,
        },
        errors[errorName].status,
      )
    })
    addSignIn(pages, gateway, limiter)
    addBank(pages, gateway, limiter)
    addPolicyPage(pages, gateway)
    addWallet(pages)
    addInsurerSites(pages)
    addPhoneInsurer(pages, gateway, limiter)
    if (superApp) addSuperApp(pages, gateway, limiter)
    if (operatorPassword !== undefined) addOperator(pages, gateway, limiter, operatorPassword)
  })
}
