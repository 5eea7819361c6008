/**
 * Whether a user was signed in when the app started: the chart of the session starts later, and has to notice
 * that a session has ended meanwhile.
 */
import { isSignedIn } from '#adapters/session.ts'

export const wasSignedIn: boolean = isSignedIn()
