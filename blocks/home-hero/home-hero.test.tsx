// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleCredit } from '@/site/schemas/simulator/example-simulators'
import { examplePage } from '../example-page'
import { toPublishedCredit } from '../published-simulators'
import { HeroLoan } from './HeroLoan.client'
import { homeHeroFixtures } from './home-hero.fixtures'
import { toHomeHeroProps } from './to-props'

const block = { ...homeHeroFixtures.examples.default, simulator: toPublishedCredit(exampleCredit) }
const props = toHomeHeroProps(block, examplePage('pt'))?.loan

afterEach(cleanup)

function drawLoan() {
  if (!props) throw new Error('the example has no simulator')
  return render(<HeroLoan {...props} />)
}

const lengths = (container: HTMLElement) =>
  container.querySelector('path[data-part="interest"]')?.getAttribute('pathLength')

describe('the simulator in the top of a home page', () => {
  it('follows its sliders: the instalment, the figure and what is posted', () => {
    const { container } = drawLoan()
    const before = screen.getByRole('status').textContent
    const [amount, term] = screen.getAllByRole('slider')
    if (!amount || !term) throw new Error('no sliders')
    fireEvent.change(term, { target: { value: term.getAttribute('min') } })
    expect(screen.getByRole('status').textContent).not.toBe(before)
    expect(lengths(container)).toBe(
      String(Math.ceil(Number(term.getAttribute('min')) / Math.ceil(Number(term.getAttribute('min')) / 48))),
    )
    expect(container.querySelector<HTMLInputElement>('input[name="term"]')?.value).toBe(term.getAttribute('min'))
  })

  it('says that it is a credit, and all that is paid for it', () => {
    const { container } = drawLoan()
    expect(screen.getByRole('form', { name: 'Simule um crédito' })).toBeTruthy()
    const numberIn = (selector: string) =>
      Number(
        container
          .querySelector(selector)
          ?.textContent?.replace(/[^\d,]/g, '')
          .replace(',', '.'),
      )
    const borrowedAndInterest = numberIn('dl > [data-part="capital"] dd') + numberIn('dl > [data-part="interest"] dd')
    const before = numberIn('[data-part="total"] b')
    expect(before, 'with fees and taxes').toBeGreaterThan(borrowedAndInterest)
    const [amount] = screen.getAllByRole('slider')
    if (!amount) throw new Error('no slider')
    fireEvent.change(amount, { target: { value: amount.getAttribute('max') } })
    expect(numberIn('[data-part="total"] b')).toBeGreaterThan(before)
  })

  it('keeps its last result beside a number that the product does not allow', () => {
    const { container } = drawLoan()
    const before = screen.getByRole('status').textContent
    const amount = container.querySelector('input[name="amount"]')
    if (!amount) throw new Error('no amount')
    fireEvent.change(amount, { target: { value: '1' } })
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe(before)
  })

  it('is not there without a page that works out the plan', () => {
    expect(toHomeHeroProps({ ...block, links: null }, examplePage('pt'))?.loan).toBeNull()
  })
})
