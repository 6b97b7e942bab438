import { isJsonObject } from '../definition/json'
import { type FormStep, isFormStep } from '../pages/form-step'
import { openPart, sealPart } from './sealed-part'
import { openSealedParts, type SealedParts } from './sealed-parts'
import { canKeepUnsent, findTabKey, openTabKey } from './tab-key'

/** What stands in a form that was not sent: texts as they would be posted, files, and the page of the form. */
export type UnsentForm = {
  texts: readonly (readonly [name: string, value: string])[]
  files: readonly (readonly [name: string, file: File])[]
  step: FormStep | null
}

/** Where a form keeps what was not sent, one piece of work after the other. */
export type UnsentFormPlace = {
  /** What this tab kept; null where there is nothing. */
  find: () => Promise<UnsentForm | null>
  keep: (form: UnsentForm) => Promise<void>
  forget: () => Promise<void>
}

/**
 * Keeps unsent forms in the browser: sealed with a key that this tab alone has, files apart, because they are long and rarely change.
 * @param formKey of the form. In another language it is the same form.
 */
export function openUnsentForm(formKey: string): UnsentFormPlace {
  let last: Promise<unknown> = Promise.resolve()
  let keptFiles = ''
  let opened: Promise<SealedParts> | undefined
  const openParts = () => {
    opened ??= openSealedParts(Date.now())
    return opened
  }
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work)
    // Whoever asked is told what went wrong; the next one begins anyway.
    last = next.catch(() => undefined)
    return next
  }
  const toPlaces = (tab: string) => ({ texts: `${tab} ${formKey}`, files: `${tab} ${formKey} files` })

  return {
    find: () =>
      inTurn(async () => {
        const known = canKeepUnsent() ? await findTabKey() : null
        if (!known) return null
        const parts = await openParts()
        const places = toPlaces(known.tab)
        const texts = await parts.find(places.texts)
        if (!texts) return null
        const files = await parts.find(places.files)
        const read = readTexts(await openPart(known.key, texts, places.texts))
        return read && { ...read, files: files ? await readFiles(await openPart(known.key, files, places.files)) : [] }
      }),
    keep: ({ texts, files, step }) =>
      inTurn(async () => {
        if (!canKeepUnsent()) return
        const { tab, key } = await openTabKey()
        const parts = await openParts()
        const places = toPlaces(tab)
        const bytes = new TextEncoder().encode(JSON.stringify({ texts, step }))
        await parts.keep(places.texts, await sealPart(key, bytes, places.texts))
        const chosen = JSON.stringify(files.map(([name, file]) => [name, file.name, file.size, file.lastModified]))
        if (chosen === keptFiles) return
        await parts.keep(places.files, await sealPart(key, await writeFiles(files), places.files))
        keptFiles = chosen
      }),
    forget: () =>
      inTurn(async () => {
        keptFiles = ''
        const known = canKeepUnsent() ? await findTabKey() : null
        if (!known) return
        const parts = await openParts()
        for (const place of Object.values(toPlaces(known.tab))) await parts.forget(place)
      }),
  }
}

function readTexts(bytes: ArrayBuffer): Pick<UnsentForm, 'texts' | 'step'> | null {
  const kept: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (!isJsonObject(kept) || !Array.isArray(kept['texts'])) return null
  const texts = kept['texts'].flatMap((pair): [string, string][] => {
    const [name, value]: unknown[] = Array.isArray(pair) ? pair : []
    return typeof name === 'string' && typeof value === 'string' ? [[name, value]] : []
  })
  return { texts, step: isFormStep(kept['step']) ? kept['step'] : null }
}

/** Files as a form posts them, behind a line that says how to read them. */
async function writeFiles(files: UnsentForm['files']): Promise<Uint8Array<ArrayBuffer>> {
  const body = new FormData()
  for (const [name, file] of files) body.append(name, file)
  const written = new Response(body)
  const type = new TextEncoder().encode(`${written.headers.get('Content-Type')}\n`)
  const bytes = new Uint8Array(await written.arrayBuffer())
  const all = new Uint8Array(type.length + bytes.length)
  all.set(type)
  all.set(bytes, type.length)
  return all
}

async function readFiles(bytes: ArrayBuffer): Promise<[string, File][]> {
  const all = new Uint8Array(bytes)
  const end = all.indexOf('\n'.charCodeAt(0))
  const type = new TextDecoder().decode(all.subarray(0, end))
  const body = await new Response(all.subarray(end + 1), { headers: { 'Content-Type': type } }).formData()
  return [...body].flatMap(([name, file]): [string, File][] => (typeof file === 'string' ? [] : [[name, file]]))
}
