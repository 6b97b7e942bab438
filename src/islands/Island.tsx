import { createElement, type FunctionComponent, type ReactNode } from 'react'

/** What can be written into a page and read back the same. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

type IslandProps<Props> = {
  /** The name of the component, which is the name of its file: the address of its script is found by it. */
  name: string
  component: FunctionComponent<Props>
  /** All that the component ever gets, texts in the language of the page included. Everybody can read it in the page. */
  props: Props
}

/**
 * Places a client component (`*.client.tsx`) in a page. It is drawn on the server like everything else; `boot.js` brings it to
 * life in this container when a visitor comes near it. Until then, and without script, it is HTML that has to make sense.
 *
 * Its looks come from the styles of whoever places it, by element and `data-part`.
 */
export function Island<Props extends { readonly [Key in keyof Props]: Json | undefined }>({
  name,
  component,
  props,
}: IslandProps<Props>): ReactNode {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {createElement(component, props)}
    </div>
  )
}
