import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Portrait } from './Portrait'

const lettersOf = (name: string) =>
  [
    ...renderToStaticMarkup(<Portrait name={name} picture={null} surface="leaf" sizes="8rem" />).matchAll(
      /<span>(.+?)<\/span>/g,
    ),
  ].map(([, letter]) => letter)

it('is a monogram of two letters, or of one, until there is a photograph', () => {
  expect(lettersOf('Domingas Kapitango Sebastião')).toEqual(['D', 'S'])
  expect(lettersOf('Ésio da Água')).toEqual(['É', 'Á'])
  expect(lettersOf('Banco')).toEqual(['B'])
})

it('says nothing to who does not see it, and invents no face', () => {
  const monogram = renderToStaticMarkup(<Portrait name="Ana Reis" picture={null} surface="sun" sizes="8rem" />)
  expect(monogram).toContain('aria-hidden="true"')
  expect(monogram).not.toMatch(/<(?:img|picture|svg)/)
})

it('gives its place to the photograph', () => {
  const picture = { alt: '', href: '/media/ana.jpg', width: 400, height: 500, avif: [], webp: [] }
  const portrait = renderToStaticMarkup(<Portrait name="Ana Reis" picture={picture} surface="deep" sizes="8rem" />)
  expect(portrait).toContain('src="/media/ana.jpg"')
  expect(portrait).not.toContain('<span>')
})
