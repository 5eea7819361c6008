/**
 * Two gateways behind nginx with the settings of docs/nginx.conf: HTTP/2, what nginx passes on, and a killed
 * process.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type ClientHttp2Session, connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '#gateway/testing/client.sample.ts'
import { kill, launchGateway, started } from '#gateway/testing/gateway-process.sample.ts'
import { tokenFor } from '#gateway/testing/remote-client.sample.ts'
import { openSignIn } from '#gateway/testing/sign-in.sample.ts'
import type { TestServer } from '#gateway/testing/test-server.sample.ts'
import { postFile } from '#gateway/testing/upload.sample.ts'
import { MAX_FILE_BYTES } from '#contract/operations/documents.ts'
import { VITALS_PATH } from '#contract/values/measured-page.ts'
import { defaultLimits } from '#gateway/http/limits.ts'
import { oneCheck, type Stage } from '../run/stage.ts'
import { startNginx } from '../system/nginx.ts'
import type { Servers } from './scenarios.ts'
import { query } from './verify.ts'

const REQUESTS = 30
const VITALS = { vitals: [{ name: 'CLS', value: 0, rating: 'good', page: '/' }] }

/** Sends requests over one HTTP/2 connection. */
const serverOver = (session: ClientHttp2Session): TestServer => ({
  inject: async ({ method = 'GET', url, query: values = {}, headers = {}, payload }) => {
    const search = new URLSearchParams(values).toString()
    const stream = session.request({
      ':method': method,
      ':path': search === '' ? url : `${url}?${search}`,
      ...headers,
    })
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    const [answered] = await Promise.all([
      once(stream, 'response').then(([received]: Record<string, string>[]) => received ?? {}),
      once(stream, 'end'),
      stream.end(payload),
    ])
    const rawPayload = Buffer.concat(chunks)
    const body = rawPayload.toString('utf8')
    return {
      statusCode: Number(answered[':status']),
      headers: answered,
      body,
      rawPayload,
      json: () => JSON.parse(body),
    }
  },
})

type Opened = { readonly address: string; readonly server: TestServer; readonly token: string }

const sizesAreTheGateways = async ({ server, token }: Opened): Promise<string[]> => {
  const content = Buffer.alloc(MAX_FILE_BYTES + 1)
  const { statusCode, body } = await postFile(server, { jwt: token }, 'ABCDEFGHJKMNPQ', { content })
  return body.includes(String(codeOf('fileTooLarge'))) ? [] : [`a large file got ${statusCode}: ${body}`]
}

const originIsSecure = async ({ address, server }: Opened): Promise<string[]> => {
  const page = await openSignIn(server, `${address}/my-insurances`)
  return page.startsWith('/sandbox/sign-in/') ? [] : [`the sign-in of ${address} was answered ${page}`]
}

const clientsAreCounted = async ({ server }: Opened): Promise<string[]> => {
  const payload = JSON.stringify(VITALS)
  const statuses: number[] = []
  for (let index = 0; index <= defaultLimits.recordVitals.perAddress; index += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${index}` }
    const { statusCode } = await server.inject({ method: 'POST', url: VITALS_PATH, headers, payload })
    statuses.push(statusCode)
  }
  const refused = statuses.filter((status) => status === 429).length
  return statuses[0] === 200 && refused > 0
    ? []
    : [`an address that names others was refused ${refused} times, first ${statuses[0]}`]
}

const pagesAreCompressed = async ({ server }: Opened): Promise<string[]> => {
  const { statusCode, headers } = await server.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  return statusCode === 200 && headers['content-encoding'] === 'br'
    ? []
    : [`home was answered ${statusCode}, ${String(headers['content-encoding'])}`]
}

const checks = [pagesAreCompressed, originIsSecure, sizesAreTheGateways, clientsAreCounted]

/** Checks the settings, kills one of two processes, and goes on sending requests. */
export const behindNginx = ({ primary }: Servers): Stage => ({
  name: 'nginx with HTTP/2, one of 2 processes is killed',
  run: async () => {
    const name = 'behind_nginx'
    await query(primary.url(), `create database ${name}`)
    const folder = await mkdtemp(join(tmpdir(), 'separ-cluster-'))
    const processes = ['0', '1'].map((each) =>
      launchGateway({
        DATABASE_URL: primary.url(name),
        SEPAR_DATA_DIR: join(folder, each),
        SEPAR_TRUSTED_PROXIES: '127.0.0.1',
      }),
    )
    const addresses = await Promise.all(processes.map(started))
    const nginx = await startNginx(addresses.map((each) => Number(new URL(each).port)))
    const session = connect(nginx.address, { ca: nginx.certificate })
    try {
      const server = serverOver(session)
      const token = await tokenFor(addresses[0] ?? '', '09380000031')
      const opened: Opened = { address: nginx.address, server, token }
      const problems: string[] = []
      for (const check of checks) problems.push(...(await check(opened)))
      const [killed] = processes
      if (killed) await kill(killed)
      for (let index = 0; index < REQUESTS; index += 1) {
        const { statusCode } = await server.inject({ url: '/health/ready' })
        if (statusCode !== 200) problems.push(`after the kill, request ${index} was answered ${statusCode}`)
      }
      return oneCheck(problems, `${REQUESTS} requests after the kill`)
    } finally {
      session.close()
      await nginx.stop()
      await Promise.all(processes.map(kill))
      await rm(folder, { recursive: true, force: true })
    }
  },
})
