// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Markdown } from './Markdown'

it('draws paragraphs, lists and emphasis, and never markup or links from the text', () => {
  const text =
    'One `code` and\n**strong**.\n\n- _First_\n- Second, [see](https://evil.example)\n\n<img src=x onerror=alert(1)>'
  const { container } = render(<Markdown text={text} />)
  expect(container.querySelectorAll('p')).toHaveLength(1)
  expect(container.querySelector('p code')?.textContent).toBe('code')
  expect([...container.querySelectorAll('li')].map((item) => item.innerHTML)).toEqual(['<em>First</em>', 'Second, see'])
  expect(container.querySelector('img, a')).toBeNull()
})
