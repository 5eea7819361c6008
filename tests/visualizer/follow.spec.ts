/** The chart follows what runs: the current step opens, and its current state is seen. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { ROOT } from '#tests/system/command.ts'
import { pathsIn } from '../../visualizer/replay/paths-in.ts'
import { openFirstQuestion, openLive } from './live-page.ts'
import { cardOf, stateAt } from './open.ts'
import { visualizerWindow } from '#tests/browser/widths.ts'

test.use(visualizerWindow)

test.use({ viewport: { width: 1280, height: 800 } })

const paths = pathsIn('third-party', readFileSync(join(ROOT, 'explorer/catalogues/third-party.txt'), 'utf8'))
type Path = (typeof paths)[number]

/** The longest path that may be played. */
const longest = (isMeant: (path: Path) => boolean): Path => {
  const [first] = paths
    .filter((path) => isMeant(path) && !path.steps.some((step) => /^address of|^signed in/.test(step)))
    .toSorted((one, other) => other.steps.length - one.steps.length)
  if (first === undefined) throw new Error('The catalogue has no path to play')
  return first
}
/** To the bank and back: a payment that ends would end the journey, and with it the chart. */
const toBank = longest(({ steps }) => steps.includes('startPayment: done') && steps.at(-1) === 'back')
const addresses = longest(({ steps }) => steps.includes('address-book.opened'))
const guest = longest(({ start }) => start === 'guest')
const replays = [
  { from: 'the map', path: toBank, place: '' },
  { from: 'its first step', path: toBank, place: '/opening' },
  { from: 'the map', path: addresses, place: '' },
  { from: 'its first step', path: addresses, place: '/opening' },
  { from: 'the map', path: guest, place: '' },
]

/**
 * The current states in the open step, and whether each is seen whole: in the canvas, beside the zoom bar.
 */
const currentStates = (page: Page) =>
  page.evaluate(() => {
    const [canvas, zoom] = ['main [data-chart]', 'main [data-chart] > [class*="zoom"]'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    )
    const isInside = (box: DOMRect) =>
      canvas !== undefined &&
      box.left >= canvas.left &&
      box.right <= canvas.right &&
      box.top >= canvas.top &&
      box.bottom <= canvas.bottom
    const isFree = (box: DOMRect) =>
      zoom !== undefined && (box.bottom <= zoom.top || box.left >= zoom.right || box.right <= zoom.left)
    return [...document.querySelectorAll<HTMLElement>('main [data-place][aria-current="step"]')].map(
      (state) => {
        const box = state.getBoundingClientRect()
        const { place = '' } = state.dataset
        return { place, isSeen: place.includes('.') && isInside(box) && isFree(box) }
      },
    )
  })

const expectCurrentSeen = async (page: Page, where: string): Promise<void> => {
  await expect
    .poll(async () => {
      const states = await currentStates(page)
      return states.length > 0 && states.every(({ isSeen }) => isSeen) ? 'seen' : JSON.stringify(states)
    }, where)
    .toBe('seen')
}

for (const {
  from,
  place,
  path: { name, steps },
} of replays) {
  test(`a replay from ${from} keeps the current state in sight: ${name}`, async ({ page }) => {
    test.slow()
    const visualizer = await openLive(page, `#/third-party${place}?path=${encodeURIComponent(name)}`)
    const player = visualizer.paths.getByRole('region', { name: 'پخش مسیر' })
    const of = steps.length
    for (let at = 0; at <= of; at += 1) {
      await expect(player).toContainText(`گام ${at.toLocaleString('fa-IR')} از ${of.toLocaleString('fa-IR')}`)
      await expectCurrentSeen(page, `step ${at}: ${steps[at - 1] ?? 'start'}`)
      if (at < of) await player.getByRole('button', { name: 'گام بعد' }).click()
    }
  })
}

test('the current state is seen above the card of another state', async ({ page }) => {
  const visualizer = await openLive(page, '#/third-party/inquiry')
  await openFirstQuestion(visualizer)
  await stateAt(page, 'inquiry.owner.answering.showingErrors').click()
  await expect(cardOf(page)).toBeVisible()
  for (const event of ['تغییر پلاک کامل', 'تغییر کد ملی مالک درست', 'ادامه']) await visualizer.press(event)
  await expect(visualizer.here('inquiry.owner.lookingUp')).toBeVisible()
  await expectCurrentSeen(page, 'looking up')
  await expect(cardOf(page)).toBeVisible()
})

test('while following, the map opens the current step; going elsewhere ends it', async ({ page }) => {
  const visualizer = await openLive(page)
  await openFirstQuestion(visualizer)
  await expect(visualizer.here('inquiry')).toBeVisible()
  const follow = page.getByRole('button', { name: 'دنبال‌کردن' })
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await follow.click()
  await expect(page).toHaveURL(/#\/third-party\/inquiry$/)
  await visualizer.press('ورود دستی')
  await expect(page).toHaveURL(/#\/third-party\/vehicle$/)
  await expectCurrentSeen(page, 'vehicle')

  await page.getByRole('navigation', { name: 'گام‌های سفر' }).getByRole('button', { name: 'نقشه' }).click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await visualizer.press('بازگشت')
  await expect(visualizer.here('inquiry')).toBeVisible()
})

test('a link to a step of a path shows that step', async ({ page }) => {
  await openLive(page, `#/third-party/payment?path=${encodeURIComponent(toBank.name)}&at=3`)
  await expect(page.getByRole('region', { name: 'پخش مسیر' })).toContainText('گام ۳ از')
  await expect(stateAt(page, 'payment.deciding')).toBeVisible()
})
