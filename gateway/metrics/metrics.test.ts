import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { bankPage, completeOrder, decide, newOrder } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { exposition, makeCounter, makeGauge, makeHistogram } from './exposition.ts'
import { type MetricsServer, serveMetrics } from './metrics-server.ts'

const CELL_NUMBER = '09360000251'
/** A line of the format: a comment, or a name, labels and a number. */
const LINE = /^(# (HELP|TYPE) \w+ .+|[a-z_]\w*(\{(\w+="([^"\\]|\\.)*",?)+\})? (\d+(\.\d+)?(e-?\d+)?|NaN))$/

describe('the text format', () => {
  it('has counters, gauges and cumulative buckets, with escaped labels', async () => {
    const counter = makeCounter({ name: 'calls_total', help: 'Calls.' })
    counter.add({ path: 'a"b\\c' })
    counter.add({ path: 'a"b\\c' })
    const histogram = makeHistogram({ name: 'seconds', help: 'Time.' }, [0.1, 1])
    for (const value of [0.05, 0.5, 5]) histogram.observe({ path: '/' }, value)
    const gauge = makeGauge({ name: 'waiting', help: 'Tasks.' }, () => [{ value: 3 }])
    expect(await exposition([counter, histogram, gauge])).toBe(
      [
        '# HELP calls_total Calls.',
        '# TYPE calls_total counter',
        'calls_total{path="a\\"b\\\\c"} 2',
        '# HELP seconds Time.',
        '# TYPE seconds histogram',
        'seconds_bucket{path="/",le="0.1"} 1',
        'seconds_bucket{path="/",le="1"} 2',
        'seconds_bucket{path="/",le="+Inf"} 3',
        'seconds_sum{path="/"} 5.55',
        'seconds_count{path="/"} 3',
        '# HELP waiting Tasks.',
        '# TYPE waiting gauge',
        'waiting 3',
        '',
      ].join('\n'),
    )
  })

  it('leaves out values that cannot be read now', async () => {
    const broken = makeGauge({ name: 'broken', help: 'Broken.' }, () => Promise.reject(new Error('down')))
    const whole = makeGauge({ name: 'whole', help: 'Whole.' }, () => [{ value: 1 }])
    expect(await exposition([broken, whole])).toContain('whole 1')
  })
})

describe('the metrics of a gateway', () => {
  let gateway: TestGateway
  let metrics: MetricsServer
  let trackingCode: string
  let text: string
  beforeAll(async () => {
    gateway = await openTestGateway()
    metrics = await serveMetrics(gateway.metrics.all, { port: 0, host: '127.0.0.1' })
    const user = await signIn(gateway.server, CELL_NUMBER)
    trackingCode = await newOrder(gateway.server, user)
    await completeOrder(gateway.server, user, trackingCode)
    const page = await bankPage(gateway.server, user, trackingCode)
    // The second decision changes nothing.
    for (let time = 0; time < 2; time += 1) await decide(gateway.server, page, 'paid')
    await gateway.server.inject({ method: 'GET', url: '/a/path/of/nobody' })
    text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
  })
  afterAll(async () => {
    await metrics.close()
    await gateway.close()
  })

  it('are in the text format', () => {
    expect(
      text
        .trim()
        .split('\n')
        .filter((line) => !LINE.test(line)),
    ).toEqual([])
  })
  it('count requests by route and status, and how long they took', () => {
    expect(text).toMatch(/separ_requests_total\{method="POST",route="[^"]*:type[^"]*",status="200"\} \d+/)
    expect(text).toMatch(/separ_request_duration_seconds_bucket\{.*le="0.05"\} \d+/)
  })
  it('count an order that was paid once', () => {
    expect(text).toContain('separ_purchases_total 1\n')
  })
  it('show connections, due orders, waiting pictures and the process', () => {
    for (const name of [
      'separ_database_connections{state="waiting"} 0',
      'separ_due_orders ',
      'separ_waiting_pictures 0',
      'separ_event_loop_delay_p99_seconds ',
      'process_cpu_seconds_total ',
      'process_resident_memory_bytes ',
    ])
      expect(text).toContain(name)
  })
  it('contain no user data', () => {
    // A measured number can have any digits, so it is left out.
    const labels = text.split('\n').map((line) => line.replace(/ \S+$/, ''))
    expect(
      labels.filter(
        (line) => line.includes(trackingCode) || /09\d{9}|nobody|[0-9a-f]{8}-[0-9a-f]{4}/.test(line),
      ),
    ).toEqual([])
  })
  it('are served on their own port only', async () => {
    const { body } = await gateway.server.inject({ method: 'GET', url: '/metrics' })
    expect(body).not.toContain('separ_requests_total')
    expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404)
  })
})
