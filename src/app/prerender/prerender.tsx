/**
 * Prerenders home, the first questions of journeys and the splash to HTML at build time; the browser never
 * loads this module.
 */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createActor } from 'xstate'
import type { HomeContent } from '#contract/operations/home-content.ts'
import { questionPages } from '#contract/values/page-files.ts'
import { home } from '#machines/areas/home.ts'
import { emptyPlate } from '#ui/plate/plate-draft.ts'
import { EmptyPlaces, PlaceTemplates } from '../../areas/home/cards/PlaceTemplates.tsx'
import { ContentTemplates } from '../../areas/home/content/ContentTemplates.tsx'
import { Home } from '../../areas/home/Home.tsx'
import { activateLocale, loadMessages } from '../messages.ts'
import { questionPage, withoutSending } from './question-page.tsx'
import { Splash } from './Splash.tsx'

/** Home of a guest. Its links navigate, and its script finds blank sections beside it. */
function FirstPage({ content }: { content: HomeContent }) {
  const actor = createActor(home, {
    input: {
      signedIn: false,
      isOffline: false,
      content,
      isContentCurrent: true,
      plate: emptyPlate,
      places: null,
    },
  }).start()
  return (
    <>
      <Home actor={actor} onFollow={undefined} cards={<EmptyPlaces />} />
      <ContentTemplates />
      <PlaceTemplates />
    </>
  )
}

const pageOf = async (name: string, version: string, content: HomeContent): Promise<ReactNode> => {
  if (name === 'index') return <FirstPage content={content} />
  const question = questionPages.find((each) => each === name)
  return question === undefined ? <Splash version={version} /> : questionPage(question, version)
}

/**
 * @param name 'index' for home, the id of a journey for its first question, 'app' for the splash
 * @param version of the app, shown on the splash
 * @param content what is published on home, in Persian
 */
export async function renderPage(name: string, version: string, content: HomeContent): Promise<string> {
  await Promise.all([loadMessages('home'), loadMessages('journeys'), loadMessages('inquiry')])
  const page = await pageOf(name, version, content)
  await activateLocale('fa')
  return withoutSending(renderToStaticMarkup(<I18nProvider i18n={i18n}>{page}</I18nProvider>))
}
