/** Runs a task after the browser has painted the current state of the page. */
export const afterNextPaint = (task: () => void): void => {
  // A hidden page is not painted.
  if (document.visibilityState === 'hidden') setTimeout(task)
  else requestAnimationFrame(() => setTimeout(task))
}
