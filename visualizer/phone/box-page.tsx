/**
 * One upload box alone in the phone, run by its own chart; in the app it runs beside a journey. Issue
 * "Every path is walked", visualizer, "Live".
 */
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createActor, fromCallback } from 'xstate'
import { newUuid } from '#adapters/random.ts'
import type { Preset } from '../protocol/protocol.ts'
import type { UploadCall, UploadEvent, UploadInput } from '#machines/upload-box.ts'
import { card } from '#explorer/stubs/details.ts'
import { ConnectedUploadBox } from '../../src/steps/parts/uploads/FileUpload.tsx'
import { actorOptions } from '../../src/app/runtime.ts'
import { connectedUploadBox } from '../../src/app/journeys/calls/documents.ts'
import { Providers } from '../../src/app/providers.tsx'
import { queryClient } from '../../src/app/query-client.ts'
import { loadMessages } from '../../src/app/messages.ts'
import styles from './box-page.module.css'

/** The progress and the result of an upload are chosen in the visualizer: they are events of the box. */
const carsUploadBox = connectedUploadBox({ product: () => 'thirdparty' })
const stubbedUploadBox = carsUploadBox.provide({
  actors: { 'upload the file': fromCallback<UploadEvent, UploadCall>(() => undefined) },
})

/** Renders a box with this input. Resolves once it is rendered. */
export const showBox = async (input: UploadInput, { answers }: Preset): Promise<void> => {
  await loadMessages('journeys')
  const box = createActor(answers === 'stubbed' ? stubbedUploadBox : carsUploadBox, {
    input: { ...input, keyPrefix: newUuid() },
    ...actorOptions(),
  })
  box.start()
  const root = document.getElementById('root')
  if (root === null) return
  document.title = card.title
  createRoot(root).render(
    <Providers>
      <QueryClientProvider client={queryClient}>
        <main className={styles.page}>
          <h1 className="visually-hidden">{card.title}</h1>
          <ConnectedUploadBox
            box={box}
            tag={card.tag}
            title={card.title}
            detail={card.description}
            missing={false}
          />
        </main>
      </QueryClientProvider>
    </Providers>,
  )
}
