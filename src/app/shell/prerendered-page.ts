/**
 * The page in the HTML is prerendered in Persian. It is hidden from users of another language until the app
 * has rendered theirs. Imports nothing of the app, because it runs before the first paint.
 */

const isInOtherLanguage = (): boolean => {
  try {
    return (localStorage.getItem('separ.language') ?? '"fa"') !== '"fa"'
  } catch {
    return false
  }
}

/** Hides the prerendered page where the user has chosen another language. @returns whether it is hidden */
export const hidePrerenderedPage = (): boolean => {
  const isHidden = isInOtherLanguage()
  if (isHidden) document.documentElement.style.visibility = 'hidden'
  return isHidden
}

/** Covers a prerendered question with the splash where the user has chosen another language. */
export const coverPrerenderedQuestion = (): void => {
  if (isInOtherLanguage()) document.documentElement.style.setProperty('--splash-delay', '0s')
}

/** Makes the page visible, whatever it shows now. A splash shows its link to try again. */
export const revealPage = (): void => {
  const { style } = document.documentElement
  style.removeProperty('visibility')
  style.setProperty('--splash-patience', '0s')
}
