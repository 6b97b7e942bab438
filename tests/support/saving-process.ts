import { join } from 'node:path'
import { env } from '@/src/platform/env'
import { toSavedFormKey } from '@/src/submissions/saved/saved-form-key'
import { openSavedForms } from '@/src/submissions/saved/saved-form-store'

/** Saves a form under one code again and again, each time with its number in the answers and all through its file. Can be killed at any moment. */
const [code = ''] = process.argv.slice(2)
const store = openSavedForms(join(env.dataDirectory, 'saved'))
const size = 2_000_000
process.stdout.write('ready\n')
for (let number = 1; number < 250; number++) {
  const file = { field: 'proof', name: 'a.pdf', mediaType: 'application/pdf', size, reference: 'reference-of-the-file' }
  const form = { formKey: 'paged', versionHash: 'a', at: null, done: [], values: { number }, labels: {}, files: [file] }
  await store.save(toSavedFormKey(code), {
    form: { shape: 1, ...form },
    contents: [Buffer.alloc(size, number)],
    today: '2026-11-27',
  })
  process.stdout.write(`${number}\n`)
}
