import { afterAll, describe, expect, it } from 'vitest'
import { openPageInspector } from './inspect-page'

const inspector = openPageInspector()
afterAll(() => inspector.close())

const page = (
  main: string,
) => `<!doctype html><html lang="pt"><head><title>Conta</title><link rel="canonical" href="https://bcs.example/contas">
  <link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/f.woff2"></head>
  <body><header><a href="/"></a></header><main><h1>Conta</h1>${main}</main></body></html>`

const block = (row: string, content: string) => `<div data-row="${row}" tabindex="-1">${content}</div>`

describe('what is seen of a finished page', () => {
  it('is each rule that it breaks, with its block, in both languages', async () => {
    const { violations } = await inspector.inspect(
      page(block('one', '<p>Bem.</p>') + block('two', '<img src="/media/a.png"><h4>Longe</h4>')),
    )
    const found = violations.map(({ rule, row, isWcag, isInMain }) => ({ rule, row, isWcag, isInMain }))
    expect(found).toContainEqual({ rule: 'image-alt', row: 'two', isWcag: true, isInMain: true })
    expect(found).toContainEqual({ rule: 'heading-order', row: 'two', isWcag: false, isInMain: true })
    expect(found).toContainEqual({ rule: 'link-name', row: null, isWcag: true, isInMain: false })
    const alt = violations.find(({ rule }) => rule === 'image-alt')
    expect(alt?.pt).toMatch(/imagens/i)
    expect(alt?.en).toMatch(/images/i)
  })

  it('is a heading of the first level too few or too many', async () => {
    const judge = async (html: string) =>
      (await inspector.inspect(html)).violations.filter(({ rule }) => rule === 'page-has-heading-one')
    expect(await judge(page('<p>Um.</p>'))).toEqual([])
    expect(await judge(page(block('two', '<h1>Outra</h1>')))).toMatchObject([{ row: 'two', isInMain: true }])
    expect(await judge(page('').replace('<h1>Conta</h1>', ''))).toMatchObject([{ row: null, isInMain: true }])
  })

  it('is what it links to within itself and does not have', async () => {
    const links = '<a href="#sim">Sim</a> <a href="#n%C3%A3o">Não</a> <a href="#">Cima</a><p id="sim">Aqui</p>'
    const whole = '<a href="/contas#sim">Sim</a> <a href="/contas#nunca">Nunca</a> <a href="/outra#ali">Ali</a>'
    const { lostAnchors } = await inspector.inspect(page(block('one', links) + block('two', whole)))
    expect(lostAnchors).toEqual([
      { anchor: 'não', row: 'one' },
      { anchor: 'nunca', row: 'two' },
    ])
  })

  it('is its texts, files and pictures, as a phone takes them', async () => {
    const picture =
      '<picture><source srcset="/media/s.avif 400w, /media/l.avif 1600w, /media/m.avif 800w"><img src="/media/o.jpg" alt=""></picture>'
    const texts =
      '<p>Um  texto.</p><ul><li>Um ponto</li></ul><form><p>Do formulário</p></form><nav><p>Do menu</p></nav>'
    const inspection = await inspector.inspect(page(block('one', picture + texts)))
    expect(inspection.pictures).toEqual([{ href: '/media/m.avif', row: 'one' }])
    expect(inspection.texts.map(({ text }) => text)).toEqual(['Um texto.', 'Um ponto'])
    expect(inspection.links).toEqual(['/'])
    expect(inspection.files).toEqual(['/a.css', '/f.woff2'])
    expect(inspection.isTool).toBe(true)
  })

  it('is looked at once, however often it is asked for', async () => {
    const html = page('<p>Outra vez.</p>')
    expect(await inspector.inspect(html)).toBe(await inspector.inspect(html))
  })
})
