import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { countCrossings, readPath } from '@/tests/support/read-path'
import { mark } from './sona/mark'
import { Wordmark } from './Wordmark'

describe('the mark', () => {
  it('is a sona: one closed line around four dots', () => {
    const [line, ...others] = readPath(mark.path)
    expect(others).toEqual([])
    expect(line?.isClosed).toBe(true)
    expect(mark.dots).toHaveLength(4)
    for (const dot of mark.dots) expect(countCrossings(dot, [line?.points ?? []]) % 2).toBe(1)
  })
})

describe('Wordmark', () => {
  it('says the name to those who cannot see it, and draws it for the others', () => {
    const markup = renderToStaticMarkup(<Wordmark name="BCS" />)
    expect(markup).toContain('role="img" aria-label="BCS"')
    expect(markup).not.toContain('>BCS<')
  })

  it('is as wide as any name needs', () => {
    const widthOf = (name: string) =>
      Number(/viewBox="0 0 (\d+)/.exec(renderToStaticMarkup(<Wordmark name={name} />))?.[1])
    expect(widthOf('Banco de Crédito do Sul')).toBeGreaterThan(3 * widthOf('BCS'))
    expect(widthOf('')).toBe(mark.width + 16)
  })

  it('weighs little', () => {
    expect(renderToStaticMarkup(<Wordmark name="BCS" />).length).toBeLessThan(2500)
  })
})
