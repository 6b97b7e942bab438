import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DrawnSides } from './DrawnSides.client'
import { reviewTexts } from './review-texts'

// A frame in the server's HTML can be loaded before the script that marks it listens, and nobody could approve then.
it('has its frames put into the page by the script that listens to them', () => {
  const html = renderToString(
    <DrawnSides
      drawing={{ locale: 'pt', before: '/antes', after: '/depois' }}
      changes={[]}
      current={null}
      texts={reviewTexts('pt')}
      onSeen={() => undefined}
    />,
  )
  expect(html).toContain('Antes: o que o público vê')
  expect(html).not.toContain('<iframe')
})
