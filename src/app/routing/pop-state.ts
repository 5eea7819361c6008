/**
 * The first listener to moves in the browser's history. Browsers call the window's listeners in the order of
 * their registration, so this module is imported before the router's history is created.
 */
type Handler = (event: PopStateEvent) => void

let handler: Handler | null = null

addEventListener('popstate', (event) => handler?.(event))

/** Lets the handler see each move before the router does; it may stop the event. */
export const handlePopState = (first: Handler | null): void => {
  handler = first
}
