/**
 * Locks a data directory for one process: the embedded database has no lock of its own, and two writers lose
 * rows. The lock is a socket named after the directory, which the kernel releases however the process ends.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Another process uses the directory. The message is for the person who started this one. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUse'
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Separ process; ` +
        'stop that one, or set SEPAR_DATA_DIR to another folder.',
    )
  }
}

const addressOf = (folder: string): { address: string; file: string | null } => {
  const name = `separ-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return { address: `\0${name}`, file: null }
  if (process.platform === 'win32') return { address: `\\\\.\\pipe\\${name}`, file: null }
  const file = join(tmpdir(), `${name}.sock`)
  return { address: file, file }
}

const listen = (address: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => resolve(server.unref()))
  })

const isAnswered = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/**
 * Locks a directory, which is created if necessary. Returns a function that releases it.
 * @throws FolderInUseError
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  mkdirSync(folder, { recursive: true })
  const { address, file } = addressOf(folder)
  let server = await listen(address)
  if (server === null && file !== null && !(await isAnswered(address))) {
    // A socket that is a file remains after a process was killed.
    rmSync(file, { force: true })
    server = await listen(address)
  }
  if (server === null) throw new FolderInUseError(folder)
  const lock = server
  return () =>
    new Promise((resolve) => {
      lock.close(() => resolve())
    })
}
