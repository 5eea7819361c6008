/** Starts the app in a phone: prepared by its preset, with the phone's runtime, connected by the bridge. */
import { closeBankWindow, openBankWindow, showBankPage } from '#adapters/bank-window.ts'
import type { RequestInterceptor } from './request-interceptor.ts'
import type { Preset } from '../protocol/protocol.ts'
import { uploadBoxInputs } from '#explorer/app/upload-box.ts'
import { setRuntime } from '../../src/app/runtime.ts'
import { leaveJourney } from '../../src/app/journeys/journey-registry.ts'
import { prepareMount } from '../../src/app/mount.tsx'
import { type AppRouter, createAppRouter } from '../../src/app/router.tsx'
import { activateLocale } from '../../src/app/messages.ts'
import { showBox } from './box-page.tsx'
import { openBridge, type Bridge } from './bridge.ts'
import { consumeReplayState } from './event-log.ts'
import { followLinks, phoneHistory } from './phone-history.ts'
import { createPhone } from './phone.ts'
import { seedPhone } from './seed.ts'
import { signInAtSandbox } from './sandbox-sign-in.ts'

const bank = { openBank: openBankWindow, showBank: showBankPage, closeBank: closeBankWindow }
const nothing = () => undefined
const noBank = { openBank: nothing, showBank: nothing, closeBank: nothing }

/** Activates a locale, which stays when the page reloads. */
const speakFromNowOn = async (language: Preset['language']): Promise<null> => {
  if (!(await activateLocale(language))) return null
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  query.set('language', language)
  history.replaceState(history.state, '', `${pathname}?${query.toString()}${hash}`)
  return null
}

/** Starts the phone. @param interceptWith replaces the interceptor of the page's requests */
export const startPhone = async (
  preset: Preset,
  tab: Storage,
  answerWith: (answering: RequestInterceptor) => void,
): Promise<void> => {
  await activateLocale(preset.language)
  const again = consumeReplayState(tab)
  let bridge: Bridge | null = null
  let router: AppRouter | null = null
  const phone = createPhone({
    preset,
    replayState: again,
    tab,
    reopenJourney: async () => {
      await leaveJourney()
      // Loading ends with the answer to the first call, which is not awaited here.
      void router?.load()
    },
    reload: () => {
      bridge?.keepName()
      location.reload()
    },
    onChange: () => bridge?.publishScene(),
  })
  answerWith(phone.requestQueue.interceptor)
  setRuntime({ ...phone.runtime, leaveForSignIn: nothing, ...(preset.answers === 'real' ? bank : noBank) })
  const start = await seedPhone(preset, location.hash.slice(1))
  if (preset.answers === 'real' && preset.session === 'signed-in') await signInAtSandbox()
  bridge = openBridge(phone, speakFromNowOn)
  const box = uploadBoxInputs[preset.begin]
  if (box) void showBox(box, preset).then(phone.startRecording)
  else {
    const addresses = phoneHistory(window, start)
    router = createAppRouter(addresses)
    followLinks(document, (path) => addresses.push(path))
    void prepareMount(router)().then(phone.startRecording)
  }
  const problem = await phone.replay()
  if (again !== null) bridge.reportDone(again.ask, problem)
  bridge.publishScene()
}
