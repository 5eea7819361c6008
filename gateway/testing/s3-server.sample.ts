/** A real S3 server on a free loopback port, behind a proxy that can simulate network faults. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '../documents/s3-storage.ts'

const UNAVAILABLE = 503
/** The keys that the server accepts. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/**
 * `open` forwards everything; `refusing` answers that it is unavailable; `silent` never answers;
 * `deaf` stores files without acknowledging them; `stalling` sends the beginning of an answer only.
 */
export type FaultMode = 'open' | 'refusing' | 'silent' | 'deaf' | 'stalling'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

const faultModes = (server: Handle): Record<FaultMode, Handle> => ({
  open: server,
  refusing: (request, response) => {
    request.resume()
    response.writeHead(UNAVAILABLE).end()
  },
  silent: (request) => {
    request.resume()
  },
  deaf: (request, response) => {
    if (request.method === 'PUT') response.end = () => response
    server(request, response)
  },
  stalling: (request, response) => {
    request.resume()
    response.writeHead(200, { 'content-length': 1000 }).write('half')
  },
})

export type S3Server = { settings: S3Settings; setFaultMode(door: FaultMode): void; close(): Promise<void> }

/** Starts an S3 server with one empty bucket. */
export const startS3Server = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 'separ-s3-'))
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: 'separ', configs: [] }],
  })
  await s3.configureBuckets()
  const answers = faultModes(s3.callback())
  let mode: FaultMode = 'open'
  const server = createServer((request, response) => {
    answers[mode](request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The S3 server has no port.')
  return {
    settings: { endpoint: `http://127.0.0.1:${address.port}`, bucket: 'separ', region: 'us-east-1', ...KEYS },
    setFaultMode: (next) => {
      mode = next
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      await rm(directory, { recursive: true, force: true })
    },
  }
}
