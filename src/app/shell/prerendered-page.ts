/**
 * The page that was drawn at build time is Persian. Who reads English is not shown it while theirs is on its way: neither words
 * they did not ask for, nor a page that turns round before their eyes.
 */

/** Tells, without any module of the app, whether the reader has chosen another language than the drawn page's. */
const isOfAnother = (): boolean => {
  try {
    return (localStorage.getItem('separ.language') ?? '"fa"') !== '"fa"'
  } catch {
    return false
  }
}

/** Hides the drawn page from who reads another language; gives whether it did. */
export const hidePrerenderedPage = (): boolean => {
  const hides = isOfAnother()
  if (hides) document.documentElement.style.visibility = 'hidden'
  return hides
}

/** Shows whatever stands in the page now. */
export const revealPage = (): void => {
  document.documentElement.style.removeProperty('visibility')
}
