/**
 * The super-app's script: opens the app in its frame and answers its messages, from that frame and our own
 * origin only. Decisions, section 9 "Running inside the super-app".
 */
import * as v from 'valibot'
import { Opener } from '#contract/opener.ts'
import { addLanguage, translate } from '#contract/texts.ts'
import { en } from '#contract/texts/en.ts'
import { CellNumber } from '#contract/values/cell-number.ts'
import { answerTokenRequest, type Person } from './answer-token-request.ts'
import type { TokenRequest } from './token-request.ts'
import { superAppMessages } from './messages.ts'

addLanguage('en', en)
const locale = document.documentElement.lang === 'en' ? 'en' : 'fa'
const messages = superAppMessages[locale]

const part = <E extends HTMLElement>(id: string, kind: new () => E): E => {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The super-app's page has no ${id}`)
  return found
}
const [form, field, choice, help, status, frame] = [
  part('host', HTMLFormElement),
  part('cellNumber', HTMLInputElement),
  part('openedVia', HTMLSelectElement),
  part('cellNumber-help', HTMLElement),
  part('said', HTMLElement),
  part('app', HTMLIFrameElement),
]

let person: Person | null = null

const tokenFor = async (request: TokenRequest): Promise<unknown> => {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  return response.ok ? response.json() : null
}

const markField = (problem: string | null): void => {
  field.setAttribute('aria-invalid', String(problem !== null))
  help.className = problem === null ? 'help' : 'help err'
  help.textContent = problem ?? messages.numberHelp
  if (problem !== null) field.focus()
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const typed = field.value.trim()
  const number = v.safeParse(CellNumber, typed, { abortPipeEarly: true })
  markField(typed === '' || number.success ? null : translate(number.issues[0].message, locale))
  if (typed !== '' && !number.success) return
  const openedVia = v.parse(v.fallback(Opener, 'pwa'), choice.value)
  person = { cellNumber: number.success ? number.output : null, openedVia }
  status.textContent = messages.waiting
  frame.hidden = false
  frame.src = `/?openedVia=${openedVia}`
  frame.scrollIntoView({ block: 'start' })
})

addEventListener('message', (event: MessageEvent<unknown>) => {
  const { source, origin, data } = event
  if (person === null || source === null || source !== frame.contentWindow || origin !== location.origin)
    return
  void answerTokenRequest(data, person, tokenFor).then((answered) => {
    if (answered === null) return
    frame.contentWindow?.postMessage(answered.answer, location.origin)
    status.textContent = messages[answered.outcome]
  })
})
