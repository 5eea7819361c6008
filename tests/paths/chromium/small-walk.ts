/** Walks one path of a small chart on its page. After each step the page has to show the state. */
import type { Page } from '@playwright/test'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { diagramOf } from '#explorer/diagrams/diagram.ts'
import { delayOf } from '#explorer/manual-clock.ts'
import type { Path, PathStep } from '#explorer/path-cover.ts'
import type { EventCase } from '#explorer/exploration.ts'
import { valueText } from '#explorer/novelty.ts'
import type { TestModel } from '#explorer/test-model.ts'
import { leafStateOf } from '../leaf-states.ts'
import { expectChart, exposeChart } from './expect-chart.ts'
import { type Deviation, failureTextOf } from './annotations.ts'
import { auditOnce } from './audited-views.ts'
import { timeOf } from './time.ts'

/** The page of a small chart, and how its events are caused. */
export type ChartPage = {
  /** The chart's real input. */
  readonly input: unknown
  readonly open: () => Promise<unknown>
  /**
   * Performs a step and returns the event that the chart received. `leads` tells whether an event leads to
   * the path's next state.
   */
  readonly happen: (
    by: EventCase,
    at: AnyMachineSnapshot,
    leads: (event: AnyEventObject) => boolean,
  ) => Promise<AnyEventObject>
  /** Waits until the page shows a state. */
  readonly shows: (at: AnyMachineSnapshot) => Promise<void>
  /** By action: waits for the page to which it leads. Such a step is a path's last. */
  readonly doors: Readonly<Record<string, () => Promise<unknown>>>
}

/** Walks a path. Reports a deviation to `tell` before it throws. */
export const walkSmall = async (
  page: Page,
  { chart, model }: TestModel,
  path: Path,
  stage: ChartPage,
  tell: (deviation: Deviation) => void,
): Promise<void> => {
  const { stepper } = model()
  const actionsOf = new Map(diagramOf(chart).transitions.map(({ name, actions }) => [name, actions]))
  const time = await timeOf(page)
  await exposeChart(page, chart.id)
  let at = stepper.start(stage.input).snapshot

  const show = async (): Promise<void> => {
    await expectChart(page, at)
    await stage.shows(at)
    await auditOnce(page, `${chart.id} ${valueText(at)}`, time.beside)
  }
  const happen = async (by: EventCase, after: AnyMachineSnapshot): Promise<AnyEventObject> => {
    const { event } = by
    if (!event.type.startsWith('xstate.after.'))
      return stage.happen(by, at, (other) => valueText(stepper.step(at, other).snapshot) === valueText(after))
    await time.pass(delayOf(chart, event.type, at))
    return event
  }
  const go = async ({ by, after }: PathStep): Promise<void> => {
    await time.before(after)
    const { snapshot, fired } = stepper.step(at, await happen(by, after))
    at = snapshot
    await time.in(at)
    if (valueText(at) !== valueText(after)) throw new Error(`«${by.name}» leads to ${valueText(at)} here`)
    const doors = fired
      .flatMap((definition) => actionsOf.get(stepper.names.get(definition) ?? '') ?? [])
      .flatMap((action) => stage.doors[action] ?? [])
    for (const arrive of doors) await arrive()
    if (doors.length === 0) await show()
  }

  await stage.open()
  for (const [step, { by, after }] of [
    { by: path.start, after: path.startSnapshot },
    ...path.steps,
  ].entries()) {
    await (step === 0 ? show() : go({ by, after })).catch((error: unknown) => {
      tell({ step, by: by.name, expected: leafStateOf(after), found: failureTextOf(error) })
      throw error
    })
  }
}
