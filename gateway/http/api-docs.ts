/** The OpenAPI document, and a page that shows it: rendered on the server, without scripts. */
import type { FastifyInstance } from 'fastify'
import { html, type Markup } from './html.ts'
import { type OpenApiDocument, openApiDocument } from './open-api.ts'

const DOCUMENT_PATH = '/api/openapi.json'
const PAGE_PATH = '/api/docs'

type DescribedCall = OpenApiDocument['paths'][string][string]

const json = (value: unknown): Markup => html`<pre dir="ltr">${JSON.stringify(value, null, 2)}</pre>`

const parameterItem = ({ name, in: place, required }: DescribedCall['parameters'][number]): Markup =>
  html`<li><code>${name}</code> (${place}${required ? ', required' : ''})</li>`

const parameters = (described: DescribedCall): Markup =>
  html`<ul>
    ${described.parameters.map(parameterItem)}
  </ul>`

const callSection = (path: string, method: string, described: DescribedCall): Markup =>
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

const page = (document: OpenApiDocument, stylePath: string): string => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  )
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body class="docs">
        <main>
          <h1>${document.info.title} ${document.info.version}</h1>
          <p>${document.info.description} <a href="${DOCUMENT_PATH}">OpenAPI ${document.openapi}</a></p>
          <ol>
            ${calls.map(({ described: { operationId: id } }) => html`<li><a href="#${id}">${id}</a></li>`)}
          </ol>
          ${calls.map(({ path, method, described }) => callSection(path, method, described))}
        </main>
      </body>
    </html>`.text
}

/** Adds the document and its page to a server. */
export const addApiDocs = (server: FastifyInstance, stylePath: string): void => {
  const document = openApiDocument()
  const rendered = page(document, stylePath)
  server.get(DOCUMENT_PATH, (_request, reply) => reply.header('cache-control', 'no-cache').send(document))
  server.get(PAGE_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(rendered),
  )
}
