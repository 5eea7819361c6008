/** OpenAPI 3.1, generated from the registry; only authentication and headers are described here. */
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { registry } from '#contract/index.ts'
import { errorText } from '#contract/error-texts.ts'
import { ErrorAnswer, errors } from '#contract/errors.ts'
import { errorsOf } from '#contract/errors-of.ts'
import { guestPath, IDEMPOTENCY_HEADER, LOCALE_HEADER, type Operation } from '#contract/operation.ts'
import { operationNames } from './routes.ts'

const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema: _dialect, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  })
  return described
}

const parametersIn = (place: 'path' | 'query', schema: GenericSchema | undefined) => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }))
}

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})

const bodyOf = ({ body, bodyKind }: Operation) => {
  if (body === undefined) return {}
  const schema = schemaOf(body, 'input')
  const content =
    bodyKind === 'multipart'
      ? {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file', 'info'],
              properties: { file: { type: 'string', format: 'binary' }, info: schema },
            },
          },
        }
      : { 'application/json': { schema } }
  return { requestBody: { required: true, content } }
}

const errorResponses = (operation: Operation) => {
  const names = errorsOf(operation)
  const statuses = [...new Set(names.map((name) => errors[name].status))].sort((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: names
          .filter((name) => errors[name].status === status)
          .map((name) => `${errors[name].code} ${name}: ${errorText(name, 'en')}`)
          .join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
      },
    ]),
  )
}

const answerOf = ({ answer }: Operation) =>
  answer === undefined
    ? { description: 'The file.', content: { 'image/*': {}, 'application/pdf': {}, 'application/json': {} } }
    : {
        description: 'Done.',
        content: {
          'application/json': {
            schema: { type: 'object', required: ['body'], properties: { body: schemaOf(answer, 'output') } },
          },
        },
      }

const describe = (name: string, operation: Operation, forGuests: boolean) => ({
  operationId: forGuests ? `${name}AsGuest` : name,
  summary: operation.summary,
  security: operation.who === 'anyone' ? [] : [forGuests ? { guest: [] } : { bearer: [] }],
  parameters: [
    ...parametersIn('path', operation.params),
    ...parametersIn('query', operation.query),
    ...(operation.idempotency === 'key'
      ? [header(IDEMPOTENCY_HEADER, true, 'Names the change; a repeat of it is the same change.')]
      : []),
    header(LOCALE_HEADER, false, 'Language of messages and names: fa or en.'),
  ],
  ...bodyOf(operation),
  responses: { 200: answerOf(operation), ...errorResponses(operation) },
})

const inBraces = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

const paths = (): Record<string, Record<string, ReturnType<typeof describe>>> => {
  const all: Record<string, Record<string, ReturnType<typeof describe>>> = {}
  const add = (path: string, method: string, described: ReturnType<typeof describe>) => {
    all[inBraces(path)] = { ...all[inBraces(path)], [method.toLowerCase()]: described }
  }
  for (const name of operationNames) {
    const operation: Operation = registry[name]
    add(operation.path, operation.method, describe(name, operation, false))
    if (operation.who === 'guest')
      add(guestPath(operation.path), operation.method, describe(name, operation, true))
  }
  return all
}

export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Separ gateway',
    version: '2.16.0',
    description:
      'Every successful JSON answer is { "body": … }, every error { "errorData": … }. ' +
      'Amounts are toman, dates Jalali.',
  },
  paths: paths(),
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      guest: { type: 'apiKey', in: 'query', name: 'uuid' },
    },
    schemas: { ErrorAnswer: schemaOf(ErrorAnswer, 'output') },
  },
})

export type OpenApiDocument = ReturnType<typeof openApiDocument>
