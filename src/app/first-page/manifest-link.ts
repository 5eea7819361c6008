/** Links the manifest. Browsers fetch an icon with it, which competes with the page until it is painted. */
export const linkManifest = (): void =>
  document.querySelector('link[href^="/manifest"]')?.setAttribute('rel', 'manifest')
