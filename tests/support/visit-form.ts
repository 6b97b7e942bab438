import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** Somebody who looks at a form on the site. */
export type FormVisitor = {
  get: (headers?: Readonly<Record<string, string>>, method?: 'GET' | 'HEAD') => Promise<string>
  /** Sends a page of the form, as its page or its script does. @returns the status, and what it carried on. */
  post: (fields: Readonly<Record<string, string>>) => Promise<{ status: number; carried: string }>
}

/** How often a form is sent again to a site that is busy. */
const mostTimes = 20

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/**
 * Opens a form as a visitor does who has a network of their own: 127.0.0.1 to anybody else, one of the other addresses of this machine here.
 *
 * @param number tells visitors apart.
 * @param asData whether their browser runs script.
 */
export function openVisitor(href: string, { number, asData }: { number: number; asData: boolean }): FormVisitor {
  const { port, pathname } = new URL(href)
  const localAddress = `127.${1 + Math.floor(number / 250)}.${number % 250}.1`
  const ask = (method: string, headers: Readonly<Record<string, string>>, body = '') =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: pathname, method, localAddress, agent: false }
      const own = { Host: `localhost:${port}`, 'User-Agent': browser, 'Accept-Encoding': 'identity' }
      const asked = request({ ...options, headers: { ...own, ...headers } }, (answer) => {
        text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, body: said }), reject)
      })
      asked.once('error', reject)
      asked.end(body)
    })
  return {
    get: async (headers = {}, method = 'GET') => (await ask(method, headers)).body,
    post: async (fields) => {
      const sent = new URLSearchParams(fields).toString()
      const headers = {
        Accept: asData ? 'application/json' : 'text/html',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(Buffer.byteLength(sent)),
      }
      let answered = await ask('POST', headers, sent)
      // A busy machine says so, and that the form is to be sent again: nothing happened yet.
      for (let times = 0; answered.status === 503 && times < mostTimes; times++) {
        await wait(1_000)
        answered = await ask('POST', headers, sent)
      }
      const { status, body } = answered
      const [, carried = ''] =
        (asData ? /"carried":"([^"]+)"/ : /name="_carried"[^>]* value="([^"]+)"/).exec(body) ?? []
      return { status, carried }
    },
  }
}
