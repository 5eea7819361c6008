// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { isHosted, openedVia, consumeSignInReturn, signInUrl } from './sign-in-address.ts'

const TOKEN = 'a'.repeat(43)
const comeBack = (query: string) => {
  history.replaceState(null, '', `/third-party/offers?${query}#list`)
  return consumeSignInReturn(location)
}
const leftWith = () => new URL(signInUrl('/third-party/offers')).searchParams.get('state') ?? ''

afterEach(() => sessionStorage.clear())

describe('leaving for the sign-in page', () => {
  it('names where to come back to, what opened the app, and a state that is never the same', () => {
    const { pathname, searchParams } = new URL(signInUrl('/third-party/offers?step=2'))
    expect(pathname).toBe('/sandbox/sign-in')
    expect(searchParams.get('returnTo')).toBe('http://localhost:3000/third-party/offers?step=2')
    expect(searchParams.get('openedVia')).toBe('pwa')
    expect(searchParams.get('state')).toMatch(/^[\w-]{32}$/)
    expect(leftWith()).not.toBe(leftWith())
  })
  it('names the language of a reader who does not read Persian', () => {
    expect(new URL(signInUrl('/', 'en')).searchParams.get('lang')).toBe('en')
    expect(new URL(signInUrl('/')).searchParams.has('lang')).toBe(false)
  })
})

describe('coming back', () => {
  it('takes token and all that belongs to it out of the address at once, and leaves the rest', () => {
    const state = leftWith()
    const returned = comeBack(
      `step=2&token=${TOKEN}&openedVia=pwa&isRedirectedFromSso=true&state=${state}&app_version=2&mode=x`,
    )
    expect(returned).toEqual({ token: TOKEN, state, known: true })
    expect(location.href).toBe('http://localhost:3000/third-party/offers?step=2#list')
  })

  it('without the state that this tab left with is not known, and the token goes all the same', () => {
    leftWith()
    expect(comeBack(`token=${TOKEN}&state=of-somebody-else-0123456789`)).toMatchObject({ known: false })
    expect(location.href).not.toContain(TOKEN)
    expect(comeBack(`token=${TOKEN}`)).toMatchObject({ known: false })
  })

  it('is known once: the same address again is refused', () => {
    const state = leftWith()
    expect(comeBack(`token=${TOKEN}&state=${state}`)).toMatchObject({ known: true })
    expect(comeBack(`token=${TOKEN}&state=${state}`)).toMatchObject({ known: false })
  })

  it('an address without a token is nobody’s return', () => {
    expect(comeBack('step=3')).toBeNull()
    expect(location.search).toBe('?step=3')
  })

  it('remembers what opened the app, where it is something known', () => {
    expect(comeBack('openedVia=driver')).toBeNull()
    expect([openedVia(), isHosted()]).toEqual(['driver', true])
    comeBack('openedVia=elsewhere')
    expect(openedVia()).toBe('driver')
    expect(location.search).toBe('')
  })

  it('knows the drivers’ app by its type, too, and leaves any other type where it is', () => {
    comeBack('type=driver')
    expect([openedVia(), location.search]).toEqual(['driver', ''])
    comeBack('type=car')
    expect(location.search).toBe('?type=car')
  })

  it('is the app’s own page where nothing was said', () => {
    expect([openedVia(), isHosted()]).toEqual(['pwa', false])
  })
})
