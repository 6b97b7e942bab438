// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { messagesByLocale } from '@/src/i18n/messages'
import { PageContents } from './PageContents'
import styles from './page-contents.module.css'

const [, inside = ''] =
  /@supports selector\(:has\(:checked\)\) \{\s*@media screen \{([\s\S]+)/.exec(
    readFileSync('blocks/page-contents.module.css', 'utf8'),
  ) ?? []
/** Only on a screen, and only where the browser can see what is chosen: nothing is left out anywhere else. */
const [, leftOut = ''] = /(:is\([^{]+)\{\s*display: none;/.exec(inside) ?? []

it('shows one list when it is chosen, whatever its place, and what is no price list always', () => {
  const names = Array.from({ length: 12 }, (_, at) => `list-${at}`)
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messagesByLocale.en} timeZone="Africa/Luanda">
      <PageContents entries={[]} topics={names.map((title, at) => ({ at, title }))}>
        {names.map((id) => (
          <div key={id} id={id} data-block="PriceTableBlock" />
        ))}
        <div id="reading" data-block="NoticeBlock" />
      </PageContents>
    </NextIntlClientProvider>,
  )
  const choice = screen.getByRole<HTMLSelectElement>('combobox')
  const shown = () =>
    [...container.querySelectorAll('[data-block]')]
      .filter((block) => !block.matches(leftOut.replaceAll('.blocks', `.${styles['blocks']}`)))
      .map(({ id }) => id)
  expect(shown()).toEqual([...names, 'reading'])
  for (const [at, name] of names.entries()) {
    choice.value = String(at)
    expect(shown()).toEqual([name, 'reading'])
  }
})
