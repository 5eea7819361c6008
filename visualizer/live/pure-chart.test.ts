import { describe, expect, it } from 'vitest'
import { charts } from '#explorer/charts.ts'
import { testModels } from '#explorer/test-models.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { runPureChart } from './pure-chart.ts'

const box = () => {
  const alone = runPureChart('upload-box', 'an empty box')
  if (alone === null) throw new Error('nobody walks the box')
  return alone
}
const happen = (alone: ReturnType<typeof box>, ...names: readonly string[]) =>
  names.map((name) => alone.ask({ kind: 'happen', name }))

describe('a chart without a page', () => {
  it('starts with its possible events and the reasons for the locked ones', () => {
    const { active, possibleEvents, happened } = box().scene()
    expect([active, happened]).toEqual([['empty'], []])
    expect(possibleEvents.find(({ name }) => name === 'file.chosen: fitting')).toMatchObject({
      kind: 'event',
      open: true,
    })
    expect(runPureChart('upload-box', 'a box with a picture')?.scene().active).toEqual(['completed'])
  })
  it('follows an event or the result of a call', () => {
    const alone = box()
    expect(happen(alone, 'file.chosen: fitting', 'upload.done', 'upload.deleted')).toEqual([null, null, null])
    expect(alone.scene()).toMatchObject({ active: ['deleting'], calls: ['deleteFile'] })
    expect(happen(alone, 'deleteFile: unreachable')).toEqual([null])
    expect(alone.scene()).toMatchObject({
      active: ['completed'],
      calls: [],
      happened: ['file.chosen: fitting', 'upload.done', 'upload.deleted', 'deleteFile: unreachable'],
    })
    expect(alone.scene().passed.states).toContain('loading')
  })
  it('reports an impossible event and stays', () => {
    const alone = box()
    expect(happen(alone, 'deleteFile: done')).toEqual(['«deleteFile: done» cannot happen here'])
    expect(alone.scene().active).toEqual(['empty'])
  })
  it('undoes, redoes and restarts', () => {
    const alone = box()
    happen(alone, 'file.chosen: fitting', 'upload.done')
    expect(alone.ask({ kind: 'undo' })).toBeNull()
    expect(alone.scene()).toMatchObject({
      active: ['loading'],
      undone: ['upload.done'],
      calls: ['uploadFile'],
    })
    expect(alone.ask({ kind: 'redo' })).toBeNull()
    expect(alone.scene()).toMatchObject({ active: ['completed'], undone: [] })
    alone.ask({ kind: 'restart' })
    expect(alone.scene()).toMatchObject({ active: ['empty'], happened: [] })
    expect(alone.ask({ kind: 'undo' })).toBe('nothing has happened')
  })
})

describe.each(Object.keys(charts).filter((name) => name !== 'third-party'))(
  'the chart %s by itself',
  (name) => {
    const walk = testModels[name]
    // Outside the test, whose time limit is too short for the exploration of a fresh clone.
    const { paths } = walk ? explorationOf(walk) : { paths: [] }
    it('replays every path of its catalogue', () => {
      expect(paths.length).toBeGreaterThan(2)
      for (const { path } of paths) {
        const alone = runPureChart(name, path.start.name)
        for (const { by, after } of path.steps) {
          expect([by.name, alone?.ask({ kind: 'happen', name: by.name })]).toEqual([by.name, null])
          expect(alone?.value()).toBe(JSON.stringify(after.value))
        }
      }
    })
  },
)
