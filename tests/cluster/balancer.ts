/**
 * A load balancer of TCP connections on loopback: uses the targets in turn, and skips one that refuses. It
 * also serves as the address of a database that moves from a primary to its standby.
 */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

const HOST = '127.0.0.1'

export type Balancer = {
  readonly port: number
  /** Replaces the ports that connections go to. Open connections stay. */
  readonly setTargets: (ports: readonly number[]) => void
  readonly close: () => Promise<void>
}

/** Returns a connection to the first target that accepts one, or null. */
const connectTo = async (targets: readonly number[]): Promise<Socket | null> => {
  for (const port of targets) {
    const socket = connect({ port, host: HOST, noDelay: true })
    const accepted = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    if (accepted) return socket
  }
  return null
}

/** Closes both connections when one ends. */
const join = (client: Socket, target: Socket): void => {
  const both = [client, target]
  for (const socket of both)
    socket
      .on('error', () => undefined)
      .once('close', () => {
        for (const each of both) each.destroy()
      })
  client.pipe(target).pipe(client)
}

/** Starts a balancer on a free port. */
export const startBalancer = async (ports: readonly number[] = []): Promise<Balancer> => {
  let targets = ports
  let turn = 0
  const clients = new Set<Socket>()
  const server = createServer({ noDelay: true }, (client) => {
    clients.add(client)
    client.once('close', () => clients.delete(client)).on('error', () => undefined)
    turn += 1
    const inTurn = targets.map((_, index) => targets[(turn + index) % targets.length] ?? 0)
    void connectTo(inTurn).then((target) => {
      if (target === null || client.destroyed) {
        client.destroy()
        target?.destroy()
      } else join(client, target)
    })
  }).listen(0, HOST)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port.')
  return {
    port: address.port,
    setTargets: (next) => {
      targets = next
    },
    close: async () => {
      server.close()
      for (const client of clients) client.destroy()
      await once(server, 'close')
    },
  }
}
