/**
 * The sign-in page's script. It only saves presses and waits; without it the page works by its forms. It
 * submits a complete code, counts down to the next one, says that the device is offline, and lets Back pass
 * a visit that has ended.
 */
import { onlyDigits, toPersianDigits } from '#contract/digits.ts'

const SECOND_MS = 1000
const MINUTE_SECONDS = 60
/** Time in which the gateway answers a form. */
const ANSWER_MS = 8_000

const form = document.querySelector<HTMLFormElement>('#sign-in')
const field = form?.querySelector('input') ?? null

const inPageDigits = (text: string): string =>
  document.documentElement.lang === 'fa' ? toPersianDigits(text) : text

const showError = (text: string): void => {
  const help = field === null ? null : document.getElementById(`${field.id}-help`)
  if (help === null) return
  help.className = 'help err'
  help.setAttribute('role', 'alert')
  help.textContent = text
}

/** When the form was last sent. */
let sentAt = Number.NEGATIVE_INFINITY

/**
 * A form is sent once: Enter after the last digit would cancel the answer to the complete code, which carries
 * the sign-in. After a while without an answer it can be sent again.
 */
form?.addEventListener('submit', (event) => {
  const isUnderWay = Date.now() - sentAt < ANSWER_MS
  if (navigator.onLine && !isUnderWay) {
    sentAt = Date.now()
    return
  }
  event.preventDefault()
  if (!navigator.onLine) showError(form.dataset['offline'] ?? '')
})

/** Submits the form when a code of the required length was typed or filled in by the device. */
const submitComplete = (input: HTMLInputElement): void => {
  const length = Number(input.dataset['submitAt'] ?? Number.NaN)
  let submitted = onlyDigits(input.defaultValue)
  const submit = () => {
    const code = onlyDigits(input.value)
    if (code.length !== length || code === submitted) return
    submitted = code
    input.form?.requestSubmit()
  }
  input.addEventListener('input', submit)
  // Filled in before this script was loaded.
  submit()
}
if (field !== null) submitComplete(field)

/** Disables the button until another code can be sent. */
const countDown = (button: HTMLButtonElement): void => {
  const label = button.textContent
  const end = Date.now() + Number(button.dataset['seconds']) * SECOND_MS
  const show = () => {
    const seconds = Math.ceil((end - Date.now()) / SECOND_MS)
    button.disabled = seconds > 0
    const time = `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`
    button.textContent =
      seconds > 0 ? (button.dataset['waiting'] ?? '').replace('{time}', inPageDigits(time)) : label
    if (seconds <= 0) clearInterval(timer)
  }
  const timer = setInterval(show, SECOND_MS)
  show()
}
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-seconds]')) countDown(button)

const isBackOrForward = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward')

if (document.querySelector('[data-passed]') !== null && isBackOrForward()) history.back()
// A page that the browser kept as it was may show the form of a visit that has ended.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})
