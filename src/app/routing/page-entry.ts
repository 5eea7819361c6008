/**
 * Leaves the app from the page's own history entry. The entries of open sheets are removed first: the browser
 * goes back for that, which would cancel a page load that has begun.
 */
type Leave = (task: () => void) => void

let leaveFrom: Leave | null = null

/** Sets how to reach the page's own entry; null if sheets have no entries. */
export const setPageEntry = (leave: Leave | null): void => {
  leaveFrom = leave
}

/** Runs a task that loads another page. */
export const fromPageEntry: Leave = (task) => {
  if (leaveFrom === null) task()
  else leaveFrom(task)
}
