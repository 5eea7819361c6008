/**
 * Metrics in the text format of Prometheus (version 0.0.4): counters, histograms, and gauges that are read
 * when they are asked for. Decision 049 explains why no package is used.
 */
export type Labels = Readonly<Record<string, string>>
export type Sample = { labels?: Labels; value: number }
export type Metric = { lines(): Promise<string[]> }

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

const nameWith = (name: string, labels: Labels): string => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`)
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`
}

type Described = { name: string; help: string }

const header = ({ name, help }: Described, type: 'counter' | 'gauge' | 'histogram'): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

const lineOf = (name: string, { labels = {}, value }: Sample): string => `${nameWith(name, labels)} ${value}`

/** Returns a counter; one without labels begins at 0. */
export const makeCounter = (
  described: Described,
  labels?: Labels,
): Metric & { add(labels?: Labels): void } => {
  const totals = new Map<string, number>()
  const add = (to: Labels = {}, by = 1) => {
    const name = nameWith(described.name, to)
    totals.set(name, (totals.get(name) ?? 0) + by)
  }
  if (labels !== undefined) add(labels, 0)
  return {
    add: (to) => add(to),
    lines: () =>
      Promise.resolve([
        ...header(described, 'counter'),
        ...[...totals].map(([name, total]) => `${name} ${total}`),
      ]),
  }
}

/** Returns a gauge, or a counter that the system keeps, which is read for every answer. */
export const makeGauge = (
  described: Described,
  read: () => readonly Sample[] | Promise<readonly Sample[]>,
  type: 'gauge' | 'counter' = 'gauge',
): Metric => ({
  lines: async () => {
    const samples = await read()
    return samples.length === 0
      ? []
      : [...header(described, type), ...samples.map((sample) => lineOf(described.name, sample))]
  },
})

type Observed = { labels: Labels; inBuckets: number[]; sum: number; number: number }

/** Returns a histogram with the upper bounds of its buckets, in ascending order. */
export const makeHistogram = (
  described: Described,
  bounds: readonly number[],
): Metric & { observe(labels: Labels, value: number): void } => {
  const observed = new Map<string, Observed>()
  const linesOf = ({ labels, inBuckets, sum, number }: Observed): string[] => {
    const { name } = described
    const buckets = bounds.map((bound, index) =>
      lineOf(`${name}_bucket`, { labels: { ...labels, le: String(bound) }, value: inBuckets[index] ?? 0 }),
    )
    return [
      ...buckets,
      lineOf(`${name}_bucket`, { labels: { ...labels, le: '+Inf' }, value: number }),
      lineOf(`${name}_sum`, { labels, value: sum }),
      lineOf(`${name}_count`, { labels, value: number }),
    ]
  }
  return {
    observe: (labels, value) => {
      const key = nameWith('', labels)
      const known = observed.get(key) ?? { labels, inBuckets: bounds.map(() => 0), sum: 0, number: 0 }
      observed.set(key, {
        labels,
        inBuckets: known.inBuckets.map((number, index) => number + (value <= (bounds[index] ?? 0) ? 1 : 0)),
        sum: known.sum + value,
        number: known.number + 1,
      })
    },
    lines: () =>
      Promise.resolve([...header(described, 'histogram'), ...[...observed.values()].flatMap(linesOf)]),
  }
}

/** Returns the text that Prometheus reads. A metric that cannot be read now is left out. */
export const exposition = async (metrics: readonly Metric[]): Promise<string> => {
  const read = await Promise.all(metrics.map((metric) => metric.lines().catch(() => [])))
  return `${read.flat().join('\n')}\n`
}
