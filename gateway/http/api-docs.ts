/** The OpenAPI document and a page to read it: drawn on the server, no script at all. */
import type { FastifyInstance } from 'fastify'
import { STYLE_PATH } from '../sandbox/pages/paths.ts'
import { html, type Markup } from './html.ts'
import { type OpenApiDocument, openApiDocument } from './open-api.ts'

const DOCUMENT_PATH = '/api/openapi.json'
const PAGE_PATH = '/api/docs'

type Described = OpenApiDocument['paths'][string][string]

const json = (value: unknown): Markup => html`<pre dir="ltr">${JSON.stringify(value, null, 2)}</pre>`

const parameters = (described: Described): Markup =>
  html`<ul>
    ${described.parameters.map((parameter) => html`<li><code>${parameter.name}</code> (${parameter.in}${parameter.required ? ', required' : ''})</li>`)}
  </ul>`

const callSection = (path: string, method: string, described: Described): Markup =>
  html` <section class="call" id="${described.operationId}">
    <h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${described.summary}</p>
    ${parameters(described)}
    ${
      described.requestBody === undefined
        ? ''
        : html`<details>
            <summary>Request</summary>
            ${json(described.requestBody.content)}
          </details>`
    }
    ${Object.entries(described.responses).map(
      ([status, response]) =>
        html`<details>
          <summary>${status}</summary>
          ${json(response)}
        </details>`,
    )}
  </section>`

const page = (document: OpenApiDocument): string => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  )
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body class="docs">
        <main>
          <h1>${document.info.title} ${document.info.version}</h1>
          <p>${document.info.description} <a href="${DOCUMENT_PATH}">OpenAPI ${document.openapi}</a></p>
          <ol>
            ${calls.map(({ described }) => html`<li><a href="#${described.operationId}">${described.operationId}</a></li>`)}
          </ol>
          ${calls.map(({ path, method, described }) => callSection(path, method, described))}
        </main>
      </body>
    </html>`.text
}

/** Takes a server; adds the document and its page. */
export const addApiDocs = (server: FastifyInstance): void => {
  const document = openApiDocument()
  const drawn = page(document)
  server.get(DOCUMENT_PATH, (_request, reply) => reply.header('cache-control', 'no-cache').send(document))
  server.get(PAGE_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(drawn),
  )
}
