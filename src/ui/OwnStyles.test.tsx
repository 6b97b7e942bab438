import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { layers, OwnStyles } from './OwnStyles'

it('leaves the layers in the order that the site gives them, wherever its styles stand', () => {
  expect(/@layer [^;{]+;/.exec(readFileSync('site/theme/tokens.css', 'utf8'))?.[0]).toBe(layers)
})

it('stands once in a page that shows a component twice', () => {
  const page = renderToString(
    <html lang="pt">
      <head />
      <body>
        <OwnStyles name="phone" css=".phone{inset:0}" />
        <OwnStyles name="phone" css=".phone{inset:0}" />
      </body>
    </html>,
  )
  expect(page.match(/<style/g)).toHaveLength(1)
  expect(page).toContain(`${layers}.phone{inset:0}</style></head>`)
})
