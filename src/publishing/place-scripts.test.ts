import { describe, expect, it } from 'vitest'
import { hardenHtml } from './harden-html'

const islands = {
  manifest: {
    boot: { file: 'boot-1.js', integrity: 'sha384-abc' },
    islands: {
      Rates: { modules: ['Rates-1.js', 'shared-1.js'], later: [] },
      Map: { modules: ['Map-1.js', 'shared-1.js'], later: ['leaflet-1.js'] },
    },
  },
  build: 'build-1',
  origin: 'https://bank.example',
}
const address = (file: string) => `https://bank.example/_islands/${file}`

const next = '<script src="/_next/static/a.js" async></script><script>self.__next_f.push([1])</script>'
const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>BCS</title><link rel="preload" as="script" href="/_next/static/a.js"></head><body>${body}${next}</body></html>`
const rates =
  '<div data-island="Rates" data-props="{&quot;a&quot;:1}"><p>1<!-- --> Kz</p><!--$--><b>x</b><!--/$--></div>'

const harden = (body: string, scripts: typeof islands | null = islands) =>
  hardenHtml(page(body), { isSecure: true, islands: scripts })
const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

describe('a page with an island', () => {
  const { html, contentSecurityPolicy } = harden(`<p>a<!-- -->b</p>${rates}<!--x-->`)

  it('has one script, which knows itself and its build', () => {
    expect(html.match(/<script.*?<\/script>/g)).toEqual([
      '<script type="module" src="/_islands/boot-1.js" integrity="sha384-abc" fetchpriority="low" data-build="build-1"></script>',
    ])
    expect(html).toContain('</script></head>')
    expect(html).not.toContain('/_next/')
  })

  it('says in the island where its scripts are', () => {
    expect(html).toContain(
      '<div data-island="Rates" data-props="{&quot;a&quot;:1}" data-modules="/_islands/Rates-1.js /_islands/shared-1.js">',
    )
  })

  it('keeps the comments that React left in the island, and only those', () => {
    expect(html).toContain('<p>1<!-- --> Kz</p><!--$--><b>x</b><!--/$--></div>')
    expect(html.match(/<!--/g)).toHaveLength(3)
    expect(html).toContain('<p>ab</p>')
  })

  it('lets exactly these scripts run, and nothing be asked of others', () => {
    const policy = directives(contentSecurityPolicy)
    expect(policy.get('script-src')).toEqual([address('boot-1.js'), address('Rates-1.js'), address('shared-1.js')])
    expect(policy.get('connect-src')).toEqual(["'self'"])
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(["'none'"])
    expect(contentSecurityPolicy).not.toMatch(/unsafe|strict-dynamic|nonce/)
  })

  it('is the same when it is hardened again', () => {
    expect(hardenHtml(html, { isSecure: true, islands })).toEqual({ ...harden(`<p>ab</p>${rates}`), html })
  })
})

describe('several islands', () => {
  it('have one starter, and each the scripts that it may ask for', () => {
    const { html, contentSecurityPolicy } = harden(`${rates}${rates}<div data-island="Map" data-props="{}"></div>`)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/data-modules=/g)).toHaveLength(3)
    expect(directives(contentSecurityPolicy).get('script-src')).toEqual(
      ['boot-1.js', 'Rates-1.js', 'shared-1.js', 'Map-1.js', 'leaflet-1.js'].map(address),
    )
  })
})

describe('a page stays without script', () => {
  it.each([
    ['without an island', '<p>a</p>', islands],
    [
      'with an island that this build does not know',
      '<div data-island="Gone" data-props="{}">a<!-- -->b</div>',
      islands,
    ],
    ['with the name of what every object has', '<div data-island="constructor">a</div>', islands],
    ['where no islands were built', rates, null],
    ['where only the addresses of scripts were written into it', '<div data-modules="/media/x.js">a</div>', islands],
  ])('%s', (_what, body, scripts) => {
    const { html, contentSecurityPolicy } = harden(body, scripts)
    expect(html).not.toMatch(/<script|data-modules|<!--/)
    expect(directives(contentSecurityPolicy).get('script-src')).toEqual(["'none'"])
  })

  it('and an island cannot say itself what is to be loaded', () => {
    const { html } = harden('<div data-island="Rates" data-modules="https://evil.example/x.js">a</div>')
    expect(html).toContain('data-modules="/_islands/Rates-1.js /_islands/shared-1.js"')
    expect(html).not.toContain('evil')
  })
})
