/** Chromium's way to hear the system's back gesture; not yet in the DOM typings. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}
