/** Chromium's CloseWatcher for the system's back gesture; not in the DOM types yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}
