/** The running chart of home. */
import type { ActorRefFrom } from 'xstate'
import type { home } from '#machines/areas/home.ts'

export type HomeRef = ActorRefFrom<typeof home>
