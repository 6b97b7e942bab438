import type { ReactNode } from 'react'
import { type BuilderIconName, builderIconDrawings } from './icon-drawings'

/** A decorative icon of the editor: the words beside it, or the name of its button, say the same. */
export function BuilderIcon({ name }: { name: BuilderIconName }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {builderIconDrawings[name].map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  )
}
