import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SiteFrame } from '@/src/content/page-context'
import { localZone } from '@/src/country/local-time'
import { messagesByLocale } from '@/src/i18n/messages'
import type { Section } from '@/src/publications/place'
import { sections } from '@/src/publications/place'
import { createFramesOfSite } from '@/src/publishing/frame/frames-of-site'
import { putInFrame } from '@/src/publishing/frame/page-frame'
import { hardenHtml } from '@/src/publishing/harden-html'
import { PageFrame } from './PageFrame'
import { examplePageData } from './page-data.fixtures'
import { SitePage } from './SitePage'
import { frame as usual } from './site.fixtures'

/** The same bank after a change of its menus and its footer: another order, other names, one menu fewer. */
const changed = {
  ...usual,
  PrivateNavigation: {
    ...usual.PrivateNavigation,
    menus: usual.PrivateNavigation.menus
      .slice(0, 2)
      .toReversed()
      .map((menu) => ({ ...menu, label: `${menu.label} > poupança & "mais"` })),
  },
  Footer: { ...usual.Footer, smallPrint: 'Registo n.º 59 <BNA>' },
} satisfies SiteFrame

const places = [
  ['/particulares/contas/conta-flex', '/en/private/accounts/flex-account'],
  ['/particulares/contas', '/en/private/accounts'],
  ['/particulares', '/en'],
  ['/empresas/servicos/tpa', "/en/corporate/what's-new"],
  ['/sobre', '/en/about'],
  ['/', '/en'],
] as const

function toHtml(drawn: ReactNode): string {
  return `<!DOCTYPE html><html><head></head><body>${renderToStaticMarkup(
    <NextIntlClientProvider locale="pt" messages={messagesByLocale.pt} timeZone={localZone}>
      {drawn}
    </NextIntlClientProvider>,
  )}</body></html>`
}

function drawPage(
  frame: SiteFrame,
  { path, alternate, section, isBare }: { path: string; alternate: string; section: Section; isBare?: boolean },
) {
  const data = examplePageData()
  const document = {
    ...data.document,
    path,
    // What the frame links is set on the page as well: a telephone number.
    ancestors: [{ id: 2, title: `Ligue ${data.site.settings.helpline}`, path: '/above' }],
    nearestAddresses: { pt: path, en: alternate.replace(/^\/en/, '') || '/' },
    page: { ...data.document.page, section },
  }
  const { html } = hardenHtml(
    toHtml(
      <SitePage
        {...data}
        document={document}
        context={{ ...data.context, path }}
        site={{ ...data.site, frame }}
        blockChoice={null}
        isBare={isBare ?? false}
      />,
    ),
    { isSecure: true },
  )
  return html
}

it.each([...sections, null].flatMap((section) => places.map(([path, alternate]) => ({ section, path, alternate }))))(
  'put around a page of $section at $path is what the page is drawn with',
  async ({ section, path, alternate }) => {
    const { site } = examplePageData()
    const renderer = {
      render: async (href: string) => ({
        status: 200,
        contentType: 'text/html',
        tags: [],
        body: Buffer.from(
          href === `/page-frame/${section ?? 'none'}`
            ? toHtml(<PageFrame site={{ ...site, frame: changed }} locale="pt" section={section} />)
            : '',
        ),
      }),
    }
    const options = { isSecure: true, edition: { build: 'one', settings: '' } }
    const around = await createFramesOfSite(renderer, options).frameOf('pt', section, 1)
    if (!around) throw new Error('The frame can be put around pages')
    const place = { path, section, alternateHref: alternate }
    const before = drawPage(usual, { path, alternate, section })
    const after = drawPage(changed, { path, alternate, section })
    expect(after).not.toBe(before)
    expect(putInFrame(before, around, { href: path, place })).toBe(after)
    expect(putInFrame(after, around, { href: path, place })).toBe(after)
    const bare = drawPage(usual, { path, alternate, section, isBare: true })
    expect(bare).toContain('<header></header>')
    expect(bare).toContain('Ligue +244&nbsp;222&nbsp;000&nbsp;000')
    expect(putInFrame(bare, around, { href: path, place })).toBe(after)
  },
)
