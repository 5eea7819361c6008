/** The app in a phone that somebody looks at: seeded as it was set, its charts on the phone's own ground, joined by the bridge. */
import { closeBankWindow, openBankWindow, showBankPage } from '#adapters/bank-window.ts'
import type { Answering } from '#adapters/gateway/told-answers.ts'
import type { Preset } from '#machines/live/protocol.ts'
import { standOn } from '../ground.ts'
import { leaveJourney } from '../journeys/open-journey.ts'
import { mounting } from '../mount.tsx'
import { appRouter } from '../router.tsx'
import { speak } from '../words.ts'
import { openBridge, type Bridge } from './bridge.ts'
import { takeAgain } from './log.ts'
import { followLinks, phoneHistory } from './phone-history.ts'
import { makePhone } from './phone.ts'
import { seed } from './seed.ts'
import { signInAtTheSandbox } from './sign-in.ts'

const bank = { openBank: openBankWindow, showBank: showBankPage, closeBank: closeBankWindow }
const nothing = () => undefined
const noBank = { openBank: nothing, showBank: nothing, closeBank: nothing }

/** Takes how the phone was set, the tab's storage, and what the page's requests are to ask; shows the phone. */
export const showPhone = async (preset: Preset, tab: Storage, answerWith: (answering: Answering) => void): Promise<void> => {
  await speak('fa')
  const again = takeAgain(tab)
  let bridge: Bridge | null = null
  const phone = makePhone({
    preset, again, tab,
    comeBack: async () => {
      await leaveJourney()
      // It is loaded once its first call is answered, which nobody waits for here.
      void router.load()
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
  const history = phoneHistory(window, start)
  const router = appRouter(history)
  followLinks(document, (path) => history.push(path))
  bridge = openBridge(phone)
  void mounting(router)().then(phone.isOpen)
  const problem = await phone.repeat()
  if (again !== null) bridge.answered(again.ask, problem)
  bridge.changed()
}
