/**
 * A process whose server answers every request with as many bytes as a compressed list of offers has, without
 * any work. The load on it shows what the generator and the machine cost by themselves. Sends its port.
 */
import { createServer } from 'node:http'

/** The lists have 17 to 20 kB with Brotli. */
const ANSWER = Buffer.alloc(20_000, 'x')

const server = createServer((request, response) => {
  request.on('end', () => response.end(ANSWER)).resume()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
})
