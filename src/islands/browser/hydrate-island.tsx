import type { FunctionComponent } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { takeChanges } from './take-changes'

/**
 * Brings the HTML in an island's container to life, at once. What the visitor has already typed or chosen in it reaches the
 * component as if it happened now. A component that fails leaves the HTML that the server drew.
 *
 * @param container the element that `<Island>` drew.
 * @param Component what the HTML in it was drawn from.
 */
export function hydrateIsland<Props extends object>(container: HTMLElement, Component: FunctionComponent<Props>): void {
  const props: Props = JSON.parse(container.dataset['props'] ?? '{}')
  const drawn = [...container.childNodes].map((node) => node.cloneNode(true))
  const changes = takeChanges(container)
  let root: Root | undefined
  const onUncaughtError = (error: unknown) => {
    // React takes everything away when a component fails. Not before it is done with that.
    queueMicrotask(() => {
      root?.unmount()
      container.replaceChildren(...drawn)
    })
    reportError(error)
  }
  flushSync(() => {
    root = hydrateRoot(container, <Component {...props} />, { onUncaughtError })
  })
  // The component has taken in one before the next comes, as when they were made.
  for (const redo of changes) flushSync(redo)
}
