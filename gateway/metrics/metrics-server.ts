/** Serves the metrics on a separate port, which a setting opens; the public port never serves them. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { exposition, type Metric } from './exposition.ts'

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'
const NOT_FOUND = 404

export type MetricsServer = { port: number; close(): Promise<void> }

/** @throws an Error with a message for the operator if the port is in use */
export const serveMetrics = async (
  metrics: readonly Metric[],
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(NOT_FOUND).end()
      return
    }
    void exposition(metrics).then((text) => {
      response.writeHead(200, { 'content-type': CONTENT_TYPE, 'cache-control': 'no-store' }).end(text)
    })
  }).listen(port, host)
  await once(server, 'listening').catch(() => {
    throw new Error(`The port ${port} for metrics cannot be opened; set SEPAR_METRICS_PORT to another one.`)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
