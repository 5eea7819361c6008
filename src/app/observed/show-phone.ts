/** The app in a phone that somebody looks at: seeded as it was set, its charts on the phone's own ground, joined by the bridge. */
import { closeBankWindow, openBankWindow, showBankPage } from '#adapters/bank-window.ts'
import type { Answering } from '#adapters/gateway/told-answers.ts'
import type { Preset } from '#machines/live/protocol.ts'
import { uploadBoxBeginnings } from '#machines/paths/upload-box.ts'
import { standOn } from '../ground.ts'
import { leaveJourney } from '../journeys/open-journey.ts'
import { mounting } from '../mount.tsx'
import { type AppRouter, appRouter } from '../router.tsx'
import { speak } from '../words.ts'
import { showBox } from './box-page.tsx'
import { openBridge, type Bridge } from './bridge.ts'
import { takeAgain } from './log.ts'
import { followLinks, phoneHistory } from './phone-history.ts'
import { makePhone } from './phone.ts'
import { seed } from './seed.ts'
import { signInAtTheSandbox } from './sign-in.ts'

const bank = { openBank: openBankWindow, showBank: showBankPage, closeBank: closeBankWindow }
const nothing = () => undefined
const noBank = { openBank: nothing, showBank: nothing, closeBank: nothing }

/** Takes a language; the phone speaks it, also when its page begins again. */
const speakFromNowOn = async (language: Preset['language']): Promise<null> => {
  if (!(await speak(language))) return null
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  query.set('language', language)
  history.replaceState(history.state, '', `${pathname}?${query.toString()}${hash}`)
  return null
}

/** Takes how the phone was set, the tab's storage, and what the page's requests are to ask; shows the phone. */
export const showPhone = async (
  preset: Preset,
  tab: Storage,
  answerWith: (answering: Answering) => void,
): Promise<void> => {
  await speak(preset.language)
  const again = takeAgain(tab)
  let bridge: Bridge | null = null
  let router: AppRouter | null = null
  const phone = makePhone({
    preset,
    again,
    tab,
    comeBack: async () => {
      await leaveJourney()
      // It is loaded once its first call is answered, which nobody waits for here.
      void router?.load()
    },
    beginAgain: () => {
      bridge?.stay()
      location.reload()
    },
    onChange: () => bridge?.changed(),
  })
  answerWith(phone.desk.answering)
  standOn({ ...phone.ground, leaveForSignIn: nothing, ...(preset.answers === 'real' ? bank : noBank) })
  const start = await seed(preset, location.hash.slice(1))
  if (preset.answers === 'real' && preset.session === 'signed-in') await signInAtTheSandbox()
  bridge = openBridge(phone, speakFromNowOn)
  const box = uploadBoxBeginnings[preset.begin]
  if (box) void showBox(box, preset).then(phone.isOpen)
  else {
    const addresses = phoneHistory(window, start)
    router = appRouter(addresses)
    followLinks(document, (path) => addresses.push(path))
    void mounting(router)().then(phone.isOpen)
  }
  const problem = await phone.repeat()
  if (again !== null) bridge.answered(again.ask, problem)
  bridge.changed()
}
