/**
 * Lighthouse's phone on home and on six other pages, median of five: at the gateway itself, and behind nginx,
 * as production serves them. The pages of a user come with a session in the browser's storage, which
 * Lighthouse leaves alone; it empties the caches. The figures depend on the machine.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { is, number, object, parse, unknown } from 'valibot'
import { CHROMIUM_FLAGS } from '#tests/browser/chromium.ts'
import { startGateway } from '#tests/browser/gateway-process.ts'
import type { StoredSession } from '#tests/journeys/session.ts'
import { freePort } from '#tests/system/free-port.ts'
import { hasNginx, startNginx } from '#tests/system/nginx.ts'
import { type LighthousePage, OWNER, preparePages, storeSession } from './lighthouse-pages.ts'
import { type Lighthouse, loadLighthouse } from './load-lighthouse.ts'
import { median } from './median.ts'
import { SLOW_CPU } from './slow-phone.ts'
import { table } from './table.ts'
import { judgement, type Measured, type Report, type TargetName } from './targets.ts'
import { writeTrace } from './write-trace.ts'

const RUNS = 5
/** A file of the app's origin. Its page can write to the browser's storage before the app runs. */
const PLAIN_PAGE = '/icons/separ-180.png'

const Figure = object({ numericValue: number() })
const LighthouseResult = object({
  categories: object({ performance: object({ score: number() }) }),
  audits: object({
    'first-contentful-paint': Figure,
    'largest-contentful-paint': Figure,
    'total-blocking-time': Figure,
    'cumulative-layout-shift': Figure,
  }),
})

const Artifacts = object({ Trace: unknown() })

/** A rare run of Lighthouse ends without a score or without a figure, and is repeated. */
const MAX_TRIES = 3

/** Score of 100, seconds, milliseconds and a share of the screen. */
type Figures = { score: number; fcp: number; lcp: number; tbt: number; cls: number }

/** @param keepTrace is called with the Chrome trace of the run */
async function measureOnce(
  lighthouse: Lighthouse,
  url: string,
  port: number,
  keepTrace?: (trace: unknown) => void,
  tries = MAX_TRIES,
): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance'],
  })
  keepTrace?.(parse(Artifacts, result?.artifacts).Trace)
  if (tries > 1 && !is(LighthouseResult, result?.lhr))
    return measureOnce(lighthouse, url, port, keepTrace, tries - 1)
  const { categories, audits } = parse(LighthouseResult, result?.lhr)
  return {
    score: categories.performance.score * 100,
    fcp: audits['first-contentful-paint'].numericValue / 1000,
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  }
}

/**
 * Visits a page until it is complete. A user's browser keeps what the visit has stored, a guest's keeps
 * nothing.
 */
async function visit(
  context: BrowserContext,
  address: string,
  { path, isThere }: LighthousePage,
  session: StoredSession | null,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(address + PLAIN_PAGE)
  await storeSession(page, session)
  await page.goto(address + path)
  await isThere(page)
  await page.goto(address + PLAIN_PAGE)
  if (session === null) await storeSession(page, null)
  await page.close()
}

/** Keeps the trace of the last run. */
async function medianFigures(
  lighthouse: Lighthouse,
  url: string,
  port: number,
  keepTrace?: (trace: unknown) => void,
): Promise<Figures> {
  const runs: Figures[] = []
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await measureOnce(lighthouse, url, port, run === RUNS - 1 ? keepTrace : undefined))
  const middle = (name: keyof Figures): number => median(runs.map((figures) => figures[name]))
  return {
    score: middle('score'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
  }
}

/** Home's further figures, and its comparison with the rival. */
const ofHome = ({ score, fcp, lcp, tbt, cls }: Figures): Measured => ({
  homeFcp: fcp,
  homeLcp: lcp,
  homeTbt: tbt,
  homeCls: cls,
  rivalScore: score,
  rivalFcp: fcp,
  rivalLcp: lcp,
  rivalCls: cls,
})

/** Runs something with a browser whose only profile Lighthouse shares. */
async function withProfile<Result>(
  executablePath: string,
  flags: readonly string[],
  work: (context: BrowserContext, port: number) => Promise<Result>,
): Promise<Result> {
  const [profile, port] = [await mkdtemp(join(tmpdir(), 'separ-lighthouse-')), await freePort()]
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...CHROMIUM_FLAGS, ...flags, `--remote-debugging-port=${port}`],
  })
  try {
    return await work(context, port)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

/** How the gateway is reached, and which rows of the summary it fills. */
type Access = {
  /** Beginning of the traces' names. */
  readonly name: string
  readonly title: string
  /** Chromium accepts the test's certificate with it. */
  readonly flags: readonly string[]
  readonly open: (gatewayPort: number) => Promise<{ address: string; stop: () => Promise<void> }>
  readonly measured: (page: LighthousePage, figures: Figures) => Measured
  readonly target: (page: LighthousePage) => TargetName
}

const direct: Access = {
  name: 'lighthouse',
  title: 'Lighthouse on a phone, HTTP/1.1 as `npm start` serves it, median of five',
  flags: [],
  open: async (gatewayPort) => ({ address: `http://127.0.0.1:${gatewayPort}`, stop: async () => undefined }),
  target: ({ score }) => score,
  measured: ({ score }, figures) => ({
    [score]: figures.score,
    ...(score === 'homeScore' ? ofHome(figures) : {}),
  }),
}

const behindNginx: Access = {
  name: 'behind-nginx',
  title: 'Lighthouse on a phone, HTTP/2 and TLS behind nginx, median of five',
  flags: ['--ignore-certificate-errors'],
  open: (gatewayPort) => startNginx([gatewayPort]),
  target: ({ scoreBehindNginx }) => scoreBehindNginx,
  measured: ({ scoreBehindNginx }, { score }) => ({ [scoreBehindNginx]: score }),
}

const HEADS = ['score', 'FCP', 'LCP', 'TBT', 'CLS', 'target', '']

async function measurePages(
  { name, title, flags, open, target, measured }: Access,
  executablePath: string,
  traces: string | undefined,
): Promise<Report> {
  const lighthouse = await loadLighthouse()
  const gatewayPort = await freePort()
  const gateway = await startGateway({
    port: gatewayPort,
    env: {
      NODE_ENV: 'production',
      SEPAR_UNLIMITED: '1',
      SEPAR_SANDBOX_USERS: OWNER,
      SEPAR_TRUSTED_PROXIES: '127.0.0.1',
    },
  })
  const { address, stop } = await open(gatewayPort)
  try {
    const { pages, session } = await preparePages(gateway)
    return await withProfile(executablePath, flags, async (context, port) => {
      let all: Measured = {}
      const rows: string[][] = []
      for (const each of pages) {
        await visit(context, address, each, each.isSignedIn ? session : null)
        const figures = await medianFigures(
          lighthouse,
          address + each.path,
          port,
          traces === undefined
            ? undefined
            : (trace) => writeTrace(traces, `${name} ${each.name}`, trace, SLOW_CPU),
        )
        const { score, fcp, lcp, tbt, cls } = figures
        rows.push([
          each.name,
          score.toFixed(0),
          `${fcp.toFixed(2)} s`,
          `${lcp.toFixed(2)} s`,
          `${tbt.toFixed(0)} ms`,
          cls.toFixed(3),
          ...judgement(target(each), score),
        ])
        all = { ...all, ...measured(each, figures) }
      }
      return { text: table([[title, ...HEADS], ...rows]), measured: all }
    })
  } finally {
    await stop()
    await gateway.stop()
    await gateway.clean()
  }
}

/** Measures every page. Takes about six minutes. */
export const measureLighthouse = (executablePath: string, traces: string | undefined): Promise<Report> =>
  measurePages(direct, executablePath, traces)

/**
 * Measures every page as a production serves it: behind nginx, which speaks HTTP/2 with the browser. Takes
 * about six minutes.
 */
export async function measureBehindNginx(
  executablePath: string,
  traces: string | undefined,
): Promise<Report> {
  if (!hasNginx())
    throw new Error('nginx is needed: as root on Debian it is installed, elsewhere install it.')
  return measurePages(behindNginx, executablePath, traces)
}
