// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HomeContent } from '#contract/operations/home-content.ts'
import { homeContent } from '#explorer/stubs/home.ts'
import { speakPersian } from '#ui/testing/stage.tsx'
import { ContentTemplates } from '../../areas/home/content/ContentTemplates.tsx'
import { Sections } from '../../areas/home/content/Sections.tsx'
import { refreshContent } from './content.ts'
import { publishedContent, storePublishedContent } from './published-content.ts'

const BUILT: HomeContent = { ...homeContent, version: 'built', sections: homeContent.sections.slice(0, 1) }

const answer = vi.fn<typeof fetch>()
const answerWith = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  answer.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }))
const online = vi.spyOn(navigator, 'onLine', 'get')

const draw = (content: HomeContent) => <Sections content={content} onChoose={undefined} />
const markup = (element: React.ReactElement) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{element}</I18nProvider>)

beforeEach(() => {
  speakPersian()
  vi.stubGlobal('fetch', answer)
  online.mockReturnValue(true)
  storePublishedContent(null)
  document.body.innerHTML = `<div id="root"><div data-home-content="built">${markup(draw(BUILT))}</div>${markup(
    <ContentTemplates />,
  )}</div>`
})
afterEach(() => {
  answer.mockReset()
  vi.unstubAllGlobals()
})

const place = () => document.querySelector('[data-home-content]')
const html = () => place()?.innerHTML.replaceAll(' data-pressed=""', '')

describe('the published content on the first page', () => {
  it('is rendered like React renders it', async () => {
    answerWith({ body: homeContent })
    await refreshContent(document)
    expect(html()).toBe(markup(draw(homeContent)))
    expect(publishedContent()).toEqual({ content: homeContent, isCurrent: true })
  })
  it('is not changed if the page was built with it', async () => {
    const built = place()?.firstElementChild
    answerWith({ body: BUILT })
    await refreshContent(document)
    expect(place()?.firstElementChild).toBe(built)
    expect(publishedContent().isCurrent).toBe(true)
  })
  it('leaves out a kind of section that this version does not know', async () => {
    const newer = {
      ...homeContent,
      sections: [{ type: 'game', title: null, items: [] }, ...homeContent.sections],
    }
    answerWith({ body: newer })
    await refreshContent(document)
    expect(html()).toBe(markup(draw(homeContent)))
  })
})

describe('a call that fails', () => {
  it('shows the id and the code of the error, and is retried', async () => {
    answerWith({ errorData: { message: 'x', errorCode: 5000, data: {} } }, 500, {
      'request-id': 'E-LOGGED22',
    })
    await refreshContent(document)
    expect(place()?.textContent).toContain('بقیهٔ صفحه نرسید')
    expect(place()?.textContent).toContain('5000 E-LOGGED22')
    expect(publishedContent()).toEqual({ content: null, isCurrent: false })
    answerWith({ body: homeContent })
    document.querySelector<HTMLButtonElement>('[data-home-content] button')?.click()
    await vi.waitFor(() => expect(html()).toBe(markup(draw(homeContent))))
  })
  it.each([
    ['that is no answer', () => answerWith('<html>')],
    ['that lacks a part', () => answerWith({ body: { version: 'x', sections: [{ type: 'service' }] } })],
    ['that never comes', () => answer.mockRejectedValueOnce(new TypeError('failed'))],
  ])('for an answer %s shows the id of the request', async (_, given) => {
    given()
    await refreshContent(document)
    expect(place()?.textContent).toMatch(/کد خطا\s+E-[0-9A-Z]{8}/)
  })
  it('changes nothing while the device is offline', async () => {
    online.mockReturnValue(false)
    answer.mockRejectedValueOnce(new TypeError('failed'))
    await refreshContent(document)
    expect(html()).toBe(markup(draw(BUILT)))
  })
})
