/**
 * Serves the built files with a hash in their name from memory. They never change, and a page asks for dozens of them:
 * reading them from the disk took half of the CPU time of such a request.
 */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
/** A file's name without a path, and not one of its compressed variants. */
const NAME = /^[\w-][\w.-]*\.(?!br$|gz$)\w+$/

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Matches a header that accepts an encoding: named, and not with the quality 0. */
const accepting = (name: string): RegExp =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))`)

/** Encodings by preference, with the extension of the file that the build has compressed. */
const encodings = [
  { name: 'br', extension: '.br', isAccepted: accepting('br') },
  { name: 'gzip', extension: '.gz', isAccepted: accepting('gzip') },
] as const
type Encoding = (typeof encodings)[number]

type Asset = { readonly bytes: Buffer; readonly encoding: string | null }

/** Null where there is no such file or directory. */
const orNull = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

const bytesOf = (path: string): Promise<Buffer | null> => readFile(path).catch(orNull)

/** Reads a file in the first of these encodings that the build has written; null without the file. */
const readAsset = async (path: string, accepted: readonly Encoding[]): Promise<Asset | null> => {
  for (const { name, extension } of accepted) {
    const bytes = await bytesOf(path + extension)
    if (bytes !== null) return { bytes, encoding: name }
  }
  const bytes = await bytesOf(path)
  return bytes && { bytes, encoding: null }
}

/**
 * Serves a directory's hashed files.
 * @param address their address, without a slash at the end: /assets
 * @throws when the build has written a file whose type is not listed here.
 */
export const addAssetFiles = async (
  server: FastifyInstance,
  address: string,
  folder: string,
): Promise<void> => {
  const names = (await readdir(folder).catch(orNull)) ?? []
  const untyped = names.filter((name) => NAME.test(name) && types[extname(name)] === undefined)
  if (untyped.length > 0) throw new Error(`No type is known for ${untyped.join(', ')}`)
  const known = new Map<string, Asset>()
  server.get<{ Params: { name: string } }>(`${address}/:name`, async (request, reply) => {
    const { name } = request.params
    const type = types[extname(name)]
    if (type === undefined || !NAME.test(name)) return reply.callNotFound()
    const { 'accept-encoding': header = '' } = request.headers
    const accepted = encodings.filter(({ isAccepted }) => isAccepted.test(header))
    const key = [name, ...accepted.map((encoding) => encoding.name)].join(' ')
    const asset = known.get(key) ?? (await readAsset(join(folder, name), accepted))
    if (asset === null) return reply.callNotFound()
    known.set(key, asset)
    if (asset.encoding !== null) reply.header('content-encoding', asset.encoding)
    return reply
      .type(type)
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('vary', 'accept-encoding')
      .send(asset.bytes)
  })
}
