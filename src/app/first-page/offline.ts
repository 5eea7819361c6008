/** Stores the whole app on the device. Not during development. */
export const serveOffline = (): void => {
  if (import.meta.env.PROD)
    void import('#adapters/service-worker.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker())
      .catch(() => undefined)
}
