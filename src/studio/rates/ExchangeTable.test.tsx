// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ExchangeTable } from './ExchangeTable.client'
import { rateTexts } from './rate-texts'

afterEach(cleanup)

const pair = { buy: '1,00', sell: '2,00' }
const rows = ['USD', 'EUR', 'GBP'].map((currency) => ({ currency, last: pair, now: pair }))
const typed = { USD: { buy: '1,50', sell: '2,00' }, EUR: pair, GBP: pair }
const weighed = [
  {
    ...{ currency: 'USD', moved: { buy: '+50,00 %', sell: '+0,00 %' }, problems: ['USD: far'] },
    example: { before: '150', after: '175' },
  },
]

function open(isReadOnly = false) {
  const onType = vi.fn<(values: ReadonlyMap<string, string>) => void>()
  const shown = { rows, typed, weighed, exampleAmount: 100, isReadOnly, texts: rateTexts('en'), onType }
  render(<ExchangeTable {...shown} />)
  return () => onType.mock.calls.map(([values]) => Object.fromEntries(values))
}
const paste = (label: string, text: string) =>
  fireEvent.paste(screen.getByLabelText(label), { clipboardData: { getData: () => text } })

it('shows what moved, and why it is not plausible, at the rate that it is about', () => {
  open()
  const box = screen.getByLabelText('Buying USD')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('USD: far')
  expect(screen.getByText('+50,00 %')).toBeTruthy()
  expect(screen.queryByText('+0,00 %')).toBeNull()
  expect(screen.getByText('100 USD in the converter: 150 → 175')).toBeTruthy()
})

it('goes to the next line with Enter, in the same column', () => {
  open()
  fireEvent.keyDown(screen.getByLabelText('Selling USD'), { key: 'Enter' })
  expect(document.activeElement).toBe(screen.getByLabelText('Selling EUR'))
  fireEvent.keyDown(screen.getByLabelText('Selling EUR'), { key: 'Enter', shiftKey: true })
  expect(document.activeElement).toBe(screen.getByLabelText('Selling USD'))
})

it('takes lines of a spreadsheet from the place on where they are pasted, and no more than there is room for', () => {
  const types = open()
  paste('Buying EUR', '3,10\t3,20\r\n4,10\t4,20\r\n5,10\t5,20\r\n')
  paste('Selling USD', '7,10\t9,99\n8,10\t9,99')
  paste('Buying USD', '6,10')
  expect(types()).toEqual([
    { 'EUR buy': '3,10', 'EUR sell': '3,20', 'GBP buy': '4,10', 'GBP sell': '4,20' },
    { 'USD sell': '7,10', 'EUR sell': '8,10' },
  ])
})

it('takes nothing where nobody may type', () => {
  const types = open(true)
  paste('Buying EUR', '3,10\t3,20')
  expect(types()).toEqual([])
})
