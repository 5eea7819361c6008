/**
 * nginx before a gateway, with TLS and HTTP/2, as docs/nginx.conf describes it. As root on Debian it is
 * installed if absent.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './command.ts'
import { aptInstall, canAptInstall } from './debian.ts'
import { freePort } from './free-port.ts'
import { untilListening } from './until-listening.ts'

const [NGINX, OPENSSL] = ['/usr/sbin/nginx', '/usr/bin/openssl']
const HOST = '127.0.0.1'
const DAYS = '2'

/** Whether nginx is installed or could be installed. */
export function hasNginx(): boolean {
  const isThere = () => existsSync(NGINX) && existsSync(OPENSSL)
  if (!isThere() && canAptInstall()) aptInstall(['nginx', 'openssl'])
  return isThere()
}

/** Makes a certificate that no browser trusts. Returns the paths of certificate and key. */
function newCertificate(folder: string): [certificate: string, key: string] {
  const [certificate, key] = [join(folder, 'separ.crt'), join(folder, 'separ.key')]
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key]
  const names = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=IP:${HOST}`]
  execFileSync(OPENSSL, ['req', '-x509', ...newKey, '-out', certificate, '-days', DAYS, ...names], {
    stdio: 'pipe',
  })
  return [certificate, key]
}

/** Replaces texts in the documented settings. @throws if one of them is not there exactly once */
const replaced = (settings: string, replacements: Readonly<Record<string, string>>): string =>
  Object.entries(replacements).reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`docs/nginx.conf has to say «${from}» once.`)
    return text.replace(from, to)
  }, settings)

export type Nginx = {
  /** Address without a slash at the end: https://127.0.0.1:PORT. */
  readonly address: string
  /** Its certificate, which clients have to trust. */
  readonly certificate: string
  readonly stop: () => Promise<void>
}

/** Starts nginx on a free port. @param gatewayPorts ports of the gateways on this machine */
export async function startNginx(gatewayPorts: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'separ-nginx-'))
  // Started by root, nginx answers as another user.
  chmodSync(folder, 0o711)
  const [port, plainPort] = [await freePort(), await freePort()]
  const [certificate, key] = newCertificate(folder)
  const documented = readFileSync(join(ROOT, 'docs/nginx.conf'), 'utf8')
  const server = replaced(documented, {
    'server 127.0.0.1:4600;': gatewayPorts.map((each) => `server ${HOST}:${each};`).join('\n'),
    'listen 80;': `listen ${HOST}:${plainPort};`,
    'listen 443 ssl': `listen ${HOST}:${port} ssl`,
    '/etc/ssl/separ.crt': certificate,
    '/etc/ssl/separ.key': key,
  })
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    ['daemon off;', `pid ${join(folder, 'pid')};`, 'error_log stderr crit;', 'events {}', 'http {']
      .concat('access_log off;', paths, server, '}', '')
      .join('\n'),
  )
  const child = spawn(NGINX, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  await untilListening(port, 'nginx')
  return {
    address: `https://${HOST}:${port}`,
    certificate: readFileSync(certificate, 'utf8'),
    stop: async () => {
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
