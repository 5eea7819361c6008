import type { ActorRefFrom } from 'xstate'
import type { userPage } from '#machines/areas/user-page.ts'

export type UserPageRef = ActorRefFrom<typeof userPage>
export type UserPageProps = { actor: UserPageRef }
