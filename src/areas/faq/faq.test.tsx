// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSelector } from '@xstate/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { faq, type FaqMode } from '#machines/areas/faq.ts'
import { stage } from '#ui/testing/stage.tsx'
import { Faq, type FaqRef } from './Faq.tsx'
import { listedQuestions, questions, searchQuestions, type Say } from './questions.ts'

afterEach(cleanup)

const say: Say = (message) => i18n._(message)

function Shown({ actor }: { actor: FaqRef }) {
  const query = useSelector(actor, ({ context }) => context.query)
  return (
    <Faq
      actor={actor}
      hits={searchQuestions(query, say)}
      onQuery={(typed) =>
        actor.send({
          type: 'query.changed',
          query: typed,
          listed: listedQuestions(searchQuestions(typed, say)),
        })
      }
      onMode={(href) => {
        const mode = href.split('=')[1]
        if (mode === 'third-party' || mode === 'car-body' || mode === 'mobile')
          actor.send({ type: 'mode.changed', mode })
      }}
    />
  )
}

const show = (mode: FaqMode = 'third-party') => {
  const effects: string[] = []
  const actor = createActor(
    faq.provide({ actions: { 'ask an expert': () => void effects.push('expert') } }),
    { input: { mode, listed: listedQuestions(searchQuestions('', say)) } },
  ).start()
  stage(<Shown actor={actor} />)
  return { effects, user: userEvent.setup() }
}
const asked = () => screen.queryAllByRole('button', { expanded: false }).length
const openQuestion = () => screen.getByRole('button', { expanded: true }).textContent
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'محصول' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const search = () => screen.getByRole('searchbox', { name: 'جست‌وجو در سؤال‌ها' })
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

describe('the questions', () => {
  it('are listed by mode, the first one open and one at a time', async () => {
    const { user } = show()
    expect(openQuestion()).toBe('اگر مدارکم دیر برسد چه می‌شود؟')
    expect(asked()).toBe(questions['third-party'].length - 1)
    await user.click(screen.getByRole('button', { name: 'بیمه‌نامه کی صادر می‌شود؟' }))
    expect(openQuestion()).toBe('بیمه‌نامه کی صادر می‌شود؟')
    expect(screen.getByText(/پنجشنبه و جمعه تا ساعت ۱۹/).hidden).toBe(false)
    await user.click(screen.getByRole('link', { name: 'موبایل' }))
    expect(openQuestion()).toBe('بیمهٔ موبایل چه خسارت‌هایی را می‌پردازد؟')
  })
  it('say how car-body insurance is bought and renewed', async () => {
    const { user } = show('car-body')
    expect(openQuestion()).toBe('بیمهٔ بدنه را چطور بخرم؟')
    expect(screen.getByText(/وقت بازدید می‌گیرید/).hidden).toBe(false)
    await user.click(screen.getByRole('button', { name: 'بیمهٔ بدنه را چطور تمدید کنم؟' }))
    expect(screen.getByText(/^با استعلام تازه/).hidden).toBe(false)
  })
  it('have ids of their own', () => {
    const ids = Object.values(questions).flatMap((of) => of.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the search', () => {
  it('counts what it finds in each tab, marks it, and opens the first', async () => {
    const { user } = show()
    expect(tabs()).toEqual(['ثالث و موتور', 'بدنه', 'موبایل'])
    await user.type(search(), 'قسط')
    expect(tabs()).toEqual(['ثالث و موتور۲', 'بدنه۱', 'موبایل۰'])
    expect(screen.getByRole('status').textContent).toBe('۲ سؤال دربارهٔ «قسط» پیدا شد')
    expect(openQuestion()).toBe('با چند قسط می‌توانم بخرم؟')
    expect(new Set(marks())).toEqual(new Set(['قسط']))
    await user.click(screen.getByRole('button', { name: 'پاک کردن جست‌وجو' }))
    expect(tabs()).toEqual(['ثالث و موتور', 'بدنه', 'موبایل'])
    expect(document.activeElement).toBe(search())
    expect(marks()).toEqual([])
  })
  it.each(['بيمه نامه كاغذي', 'نسخۀ کاغذی', 'نسخه‌کاغذی', 'نصخهٔ کاغذی'])(
    'accepts another spelling, or one wrong letter: %s',
    async (typed) => {
      const { user } = show()
      await user.type(search(), typed)
      expect(screen.getByRole('button', { name: 'نسخهٔ کاغذی هم می‌فرستید؟' })).toBeTruthy()
      expect(marks().length).toBeGreaterThan(0)
    },
  )
  it('leads to the tab that has matches', async () => {
    const { user } = show('mobile')
    await user.type(search(), 'بازدید')
    expect(screen.getByRole('status').textContent).toBe('در این بخش چیزی دربارهٔ «بازدید» نیست')
    const others = within(screen.getByRole('navigation', { name: 'بخش‌های دیگر' }))
    await user.click(others.getByRole('link', { name: /^بدنه/ }))
    expect(openQuestion()).toBe('بازدید خودرو لازم است؟')
  })
  it('leads to an expert if nothing is found', async () => {
    const { user, effects } = show()
    await user.type(search(), 'هواپیما')
    expect(screen.getByRole('status').textContent).toBe('سؤالی دربارهٔ «هواپیما» نداریم')
    await user.click(screen.getByRole('button', { name: 'از کارشناس بپرسید' }))
    expect(effects).toEqual(['expert'])
  })
  it('ignores input of blanks only', async () => {
    const { user } = show()
    await user.type(search(), '   ')
    expect(tabs()).toEqual(['ثالث و موتور', 'بدنه', 'موبایل'])
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
