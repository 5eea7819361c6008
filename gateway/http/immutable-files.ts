/**
 * Answers files whose names contain a hash from memory. A first visit asks for about a hundred of them, and each takes six
 * system calls from the disk.
 */
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 31_536_000
export const FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`

/** Content types of the built files; others are read from the disk each time. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}
/** Encodings that the build has written beside the files, the smaller first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

type Stored = { readonly plain: Buffer; readonly encoded: ReadonlyMap<string, Buffer> }

const read = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null)

const readAll = async (path: string): Promise<Stored | null> => {
  const [plain, ...encoded] = await Promise.all([
    read(path),
    ...ENCODINGS.map(async ([name, suffix]) => [name, await read(path + suffix)] as const),
  ])
  if (plain === null) return null
  return { plain, encoded: new Map(encoded.flatMap(([name, body]) => (body === null ? [] : [[name, body]]))) }
}

const accepted = (request: FastifyRequest): string[] =>
  String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(?:\.0*)?$/.test(each.trim()))
    .map((each) => each.split(';', 1)[0]?.trim() ?? '')

/**
 * @param folder the directory of the files, without directories below it
 * @returns answers a file of the directory; null where it has none of that name
 */
export const immutableFiles = (folder: string) => {
  const stored = new Map<string, Stored>()
  return async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> => {
    const type = TYPES[extname(name)]
    if (type === undefined || name !== basename(name)) return null
    const file = stored.get(name) ?? (await readAll(join(folder, name)))
    if (file === null) return null
    stored.set(name, file)
    const encodings = accepted(request)
    const [encoding] = ENCODINGS.find(([each]) => encodings.includes(each) && file.encoded.has(each)) ?? []
    reply.header('cache-control', FOREVER).header('vary', 'accept-encoding').type(type)
    if (encoding !== undefined) reply.header('content-encoding', encoding)
    return reply.send(file.encoded.get(encoding ?? '') ?? file.plain)
  }
}
