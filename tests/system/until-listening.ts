import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const [TRIES, PAUSE_MS] = [100, 100]

/** Waits until a program accepts connections on a port of loopback. @throws after ten seconds */
export async function untilListening(port: number, program: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const listens = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (listens) return
    await wait(PAUSE_MS)
  }
  throw new Error(`${program} does not listen on port ${port}.`)
}
