/** The parts of a request as HTTP carries them, taken from what the contract says of the operation. */
import type { Call } from '#contract/operation.ts'

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

const named = (bag: unknown): [string, string][] =>
  typeof bag === 'object' && bag !== null
    ? Object.entries(bag).flatMap(([name, value]: [string, unknown]): [string, string][] =>
        value === undefined || value === null ? [] : [[name, String(value)]],
      )
    : []

/** Takes a path with `:name` parts and a request; gives the path that is called. */
export const pathOf = (path: string, { params }: Parts): string => {
  const values = new Map(named(params))
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
}

/** Takes a request and, for a guest, the uuid; gives the query. */
export const queryOf = ({ query }: Parts, uuid: string | null): Record<string, string> =>
  Object.fromEntries([...named(query), ...(uuid === null ? [] : [['uuid', uuid]])])

/** Takes an operation, a request and its file; gives the body: JSON, or a form whose part `info` is the JSON. */
export const bodyOf = ({ bodyKind }: Call, { body }: Parts, file: Blob | undefined): unknown => {
  if (bodyKind !== 'multipart') return body
  const form = new FormData()
  form.append('info', JSON.stringify(body))
  if (file) form.append('file', file)
  return form
}
