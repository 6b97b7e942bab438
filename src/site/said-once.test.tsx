// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import { contactFixtures } from '@/blocks/contact/contact.fixtures'
import { examplePage } from '@/blocks/example-page'
import { noticeFixtures } from '@/blocks/notice/notice.fixtures'
import { RenderBlocks } from '@/blocks/render-blocks'
import type { PageBlock } from '@/src/content/page-block'
import { messagesByLocale } from '@/src/i18n/messages'
import { Footer } from './Footer'
import styles from './Footer.module.css'

afterEach(cleanup)

const hiding = [
  ...readFileSync('src/site/Footer.module.css', 'utf8').matchAll(/(:global\(main\):has[^{]+)\{\s*display: none;/g),
].map(([, selector = '']) =>
  selector.replaceAll(':global(main)', 'main').replaceAll(/\.(\w+)/g, (_, name: string) => `.${styles[name]}`),
)

/** What the footer says below a page with such blocks, by the styles that leave something out. */
function draw(blocks: readonly PageBlock[]) {
  const { container } = render(
    <NextIntlClientProvider locale="pt" messages={messagesByLocale.pt} timeZone="Africa/Luanda">
      <main>
        <RenderBlocks blocks={blocks} page={examplePage('pt')} />
      </main>
      <Footer
        {...{ bankName: 'BCS', tagline: '', homeHref: '/', columns: [], newsletter: null, legalLinks: [] }}
        {...{ questionsHref: '/perguntas', messaging: null, smallPrint: '' }}
        helpline={{ number: '+244 222 000 000', href: 'tel:+244222000000' }}
        securityNotice="O BCS nunca pede códigos."
      />
    </NextIntlClientProvider>,
  )
  const isSaid = (part: string) => {
    const element = container.querySelector(`footer .${styles[part]}`) ?? expect.fail(`The footer has no ${part}`)
    return !hiding.some((selector) => element.matches(selector))
  }
  return { help: isSaid('support'), security: isSaid('security') }
}

const { default: contact, minimal: withoutNumber } = contactFixtures.examples
const notices = noticeFixtures.examples

describe('the end of a page', () => {
  it('says how to be helped and what the bank never asks for', () => {
    expect(draw([])).toEqual({ help: true, security: true })
  })

  it('leaves help to a page that says it with a number to dial', () => {
    expect(draw([contact])).toEqual({ help: false, security: true })
    cleanup()
    expect(draw([withoutNumber])).toEqual({ help: true, security: true })
  })

  it('leaves security to a notice of it, and not to any other notice', () => {
    expect(draw([{ ...notices.default, noticeKind: 'security' }])).toEqual({ help: true, security: false })
    cleanup()
    expect(draw([{ ...notices.default, noticeKind: 'info' }])).toEqual({ help: true, security: true })
  })
})
