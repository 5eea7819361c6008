/**
 * A proxy before the gateway that can deploy a newer version: the same app with other file names. Old
 * names answer 404, as after a real deploy.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '#tests/system/command.ts'
import { freePort } from '#tests/system/free-port.ts'

const NOT_FOUND = 404
const TEXT = /html|javascript|css|json/
/** Hop-by-hop headers, and those that a changed body invalidates. */
const NOT_PASSED_ON = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
  'transfer-encoding',
  'keep-alive',
])

export type DeployServer = {
  /** Address at which the app is served. */
  readonly address: string
  /** Deploys the newer version. */
  readonly deploy: () => void
  readonly stop: () => Promise<void>
}

const read = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** Returns the hashes in the file names: «holder-9eTjrvid.js» has «9eTjrvid». */
const hashesOf = async (): Promise<string[]> =>
  (await readdir(join(ROOT, 'dist/app/assets'))).flatMap((name) => /-([\w-]{8})\.\w+$/.exec(name)?.[1] ?? [])

/** What may be a hash in the name of a file. */
const HASH = /(?<=-)[\w-]{8}(?=\.\w)/g

/** The file's hash after the deploy. It contains the whole old hash, so that no two files share a name. */
const newer = (hash: string): string => `newer-${hash}`

/** Starts the proxy before a gateway. */
export async function startDeployServer(gateway: string): Promise<DeployServer> {
  const hashes = await hashesOf()
  const known = new Set(hashes)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let isNewer = false

  // One pass over the text: the browser asks for hundreds of files, one after another.
  const toNewer = (text: string): string =>
    text
      .replaceAll(HASH, (hash) => (known.has(hash) ? newer(hash) : hash))
      .replaceAll(/("?revision"?:)\s*"([^"]+)"/g, '$1"$2-newer"')

  const passOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    const hash = hashes.find((one) => path.includes(isNewer ? newer(one) : one))
    if (path.startsWith('/assets/') && hash === undefined) return void response.writeHead(NOT_FOUND).end()
    const asked = isNewer && hash !== undefined ? path.replace(newer(hash), hash) : path
    const body = await read(request)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !NOT_PASSED_ON.has(name)) headers.set(name, value)
    const answer = await fetch(`${gateway}${asked}`, {
      method: request.method ?? 'GET',
      headers,
      redirect: 'manual',
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    })
    for (const [name, value] of answer.headers) if (!NOT_PASSED_ON.has(name)) response.setHeader(name, value)
    const isText = TEXT.test(answer.headers.get('content-type') ?? '') && !path.startsWith('/api/')
    response
      .writeHead(answer.status)
      .end(isNewer && isText ? toNewer(await answer.text()) : Buffer.from(await answer.arrayBuffer()))
  }

  const server = createServer((request, response) => {
    void passOn(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    address,
    deploy: () => {
      isNewer = true
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
