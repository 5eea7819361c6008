/**
 * Serves the built files with a hash in their name from memory. They never change, and a page asks for dozens
 * of them: reading them from the disk took half of the CPU time of such a request.
 */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Encoding, encodingFor } from './cache/joined-answer.ts'
import { varyBy } from './headers.ts'

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

/** By encoding, what the build adds to the name of the file that it has compressed. */
const extensions = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Encoding, string>

type Asset = { readonly bytes: Buffer; readonly encoding: Encoding }

/** Null where there is no such file or directory. */
const orNull = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

const bytesOf = (path: string): Promise<Buffer | null> => readFile(path).catch(orNull)

/** Reads a file in an encoding, or as it is if the build has not compressed it; null without the file. */
const readAsset = async (path: string, encoding: Encoding): Promise<Asset | null> => {
  const encoded = await bytesOf(path + extensions[encoding])
  if (encoded !== null) return { bytes: encoded, encoding }
  const bytes = await bytesOf(path)
  return bytes && { bytes, encoding: 'identity' }
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
    const encoding = encodingFor(request.headers['accept-encoding'])
    const key = `${name} ${encoding}`
    const asset = known.get(key) ?? (await readAsset(join(folder, name), encoding))
    if (asset === null) return reply.callNotFound()
    known.set(key, asset)
    if (asset.encoding !== 'identity') reply.header('content-encoding', asset.encoding)
    return varyBy(reply, 'accept-encoding')
      .type(type)
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(asset.bytes)
  })
}
