import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { makePdf } from './make-files'

/** What came of an application: the status, 0 when nobody answered, and the reference when it was taken. */
export type Applied = { status: number; reference: string | null }

/** Where an application is sent from, and what the script of its page adds. */
type Sending = { from?: string; controls?: Readonly<Record<string, string>> }

/**
 * Reads the application form of a site.
 *
 * @param pdf the file that goes with each; any when nothing is said.
 * @returns what sends it whole from an address of this machine: each 127.0.N is a network of its own.
 */
export async function openApplication(
  site: string,
  pdf?: Uint8Array,
): Promise<(email: string, sending?: Sending) => Promise<Applied>> {
  const address = `${site}/_forms/jobApplication`
  const version = /name="_version" value="([0-9a-f]{64})"/.exec(await (await fetch(address)).text())?.[1] ?? ''
  const file = new Blob([Uint8Array.from(pdf ?? (await makePdf()))], { type: 'application/pdf' })
  return async (email, { from = '127.0.0.1', controls = {} } = {}) => {
    const form = new FormData()
    const answers = {
      ...{ _version: version, firstName: 'Ana', lastName: 'Domingos', nationality: 'Angolana' },
      ...{ 'birthDate.day': '27', 'birthDate.month': '3', 'birthDate.year': '1998' },
      ...{ educationLevel: 'graduate', areaOfInterest: 'risk', email },
      ...controls,
    }
    for (const [name, value] of Object.entries(answers)) form.append(name, value)
    form.append('cv', file, 'cv.pdf')
    const packed = new Response(form)
    const bytes = Buffer.from(await packed.arrayBuffer())
    return post(address, { from, bytes, type: packed.headers.get('content-type') ?? '' })
  }
}

type Packed = { from: string; bytes: Buffer; type: string }

function post(address: string, { from, bytes, type }: Packed): Promise<Applied> {
  return new Promise((resolve) => {
    const nobody = () => resolve({ status: 0, reference: null })
    const headers = { 'Content-Type': type, 'Content-Length': bytes.length, Accept: 'application/json' }
    const asked = request(address, { method: 'POST', localAddress: from, agent: false, headers }, (answer) => {
      text(answer).then((body) => {
        const status = answer.statusCode ?? 0
        const reference = status === 201 ? z.object({ reference: z.string() }).parse(JSON.parse(body)).reference : null
        resolve({ status, reference })
      }, nobody)
    })
    asked.once('error', nobody)
    asked.end(bytes)
  })
}
