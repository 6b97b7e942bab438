import type { ReactNode } from 'react'

/** The layers of the site in their order, as tokens.css has them: the order counts that a browser meets first. */
export const layers = '@layer reset, tokens, base, layout, components;'

/**
 * The styles of a component, in the head of the pages that show it and of no other, once however often it is shown.
 *
 * For what few pages show: what nearly all show belongs into the sheet that browsers keep from page to page.
 *
 * @param css of a sheet `*.own.css`; its rules are in the layer `components`, as everywhere.
 * @param name of the sheet.
 */
export function OwnStyles({ name, css }: { name: string; css: string }): ReactNode {
  return (
    <style href={name} precedence="own">
      {layers + css}
    </style>
  )
}
