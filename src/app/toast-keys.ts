/** Keys of toasts that a page may say itself. */

/** The session has ended. */
export const SESSION_ENDED = 'session-ended'
