import { createServer, type RequestListener } from 'node:http'
import { expect, test } from '@playwright/test'
import { isPublishedRates } from '@/site/schemas/exchange-rates/dated-rates'
import { logIn } from '../support/cms'
import { expectSoon } from '../support/expect-soon'
import { copyProduct } from '../support/product-apart'
import { dayFromNow, ratesOf, toBnaAnswer } from '../support/rates'
import { startApart } from '../support/start-apart'

/** A source of rates whose behaviour can be changed while it is asked. */
async function startSource() {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The source has no port')
  return {
    url: `http://127.0.0.1:${address.port}/taxas`,
    say: (text: string) => {
      answer = (_request, response) => response.end(text)
    },
    behave: (next: RequestListener) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a source that is down, malformed, absurd or slow leaves the last good rates, and staff see why', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const apart = await copyProduct()
  const source = await startSource()
  const product = startApart({ ...apart.environment, EXCHANGE_RATES_URL: source.url, EXCHANGE_RATES_EVERY: '1' })
  const readLatest = async () => {
    const rates: unknown = await (await fetch(`${apart.site}/_rates/latest.json`)).json()
    if (!isPublishedRates(rates)) throw new Error('The site has no rates')
    return rates
  }
  try {
    await product.seen('Ctrl-C')
    const approver = await logIn(request, 'approver', apart.cms)
    const told = async () => String((await approver.readGlobal('rate-source', 'locale=pt&depth=0'))['summary'])
    const soon = { timeout: 20_000 }
    await expect.poll(told, soon).toContain('respondeu com um erro')
    const first = await readLatest()
    expect(first.source).toBe('bank')

    const good = ratesOf(dayFromNow(), 'bna', 1.01)
    source.say(toBnaAnswer(good))
    await expect.poll(async () => (await readLatest()).source, soon).toBe('bna')
    const published = await readLatest()
    expect(published.rates.map(({ buy }) => Number(buy))).toEqual(good.rates.map(({ buy }) => Number(buy)))
    await expect.poll(told, soon).toContain('já cá estão')

    source.say('<!doctype html><h1>Manutenção</h1>')
    await expect.poll(told, soon).toContain('a resposta não é JSON')
    source.say(JSON.stringify({ success: false, genericResponse: [] }))
    await expect.poll(told, soon).toContain('o serviço diz que falhou')
    source.say(toBnaAnswer({ ...good, rates: [{ currencyCode: 'USD', buy: '-1', sell: '1' }] }))
    await expect.poll(told, soon).toContain('há um câmbio que não é possível')
    source.say(toBnaAnswer(ratesOf(dayFromNow(), 'bna', 9.1)))
    await expect.poll(told, soon).toContain('pouco plausíveis')
    expect(await told()).toContain('USD: a compra passa de 908,50 para 8267,35')
    source.behave((_request, response) => response.write('{'))
    await expect.poll(told, soon).toContain('demorou demasiado')
    expect(await readLatest()).toEqual(published)

    // The same on a day of its own: held, with the reason in the document.
    const [{ id = 0 } = {}] = await approver.find('exchange-rates', 'where[source][equals]=bna&depth=0')
    expect(await approver.remove('exchange-rates', Number(id))).toBe(200)
    source.say(toBnaAnswer(ratesOf(dayFromNow(), 'bna', 1.3)))
    await expect.poll(told, soon).toContain('esperam por aprovação')
    const [held] = await approver.find('exchange-rates', 'where[source][equals]=bna&depth=0&locale=pt')
    expect(held).toMatchObject({ state: 'held', reasons: expect.stringContaining('(30,0 %)') })
    // The site follows what was deleted, which on a busy machine takes longer than asking the source again.
    await expect.poll(readLatest, soon).toEqual(first)
    await approver.lookAtProposal(`exchange-rates/${Number(held?.['id'])}`)
    expect(
      await approver.update('exchange-rates', Number(held?.['id']), { state: 'published', isConfirmed: true }),
    ).toBe(200)
    await expectSoon('rates that were approved', async () => (await readLatest()).source, 'bna')
  } finally {
    product.child.kill('SIGTERM')
    await product.ended
    source.close()
    apart.remove()
  }
})
