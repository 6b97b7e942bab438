import { openSealedStore } from '@/src/sealed/store/sealed-store'

/**
 * Opens a store of sealed reports at a moment that other processes have been given as well, writes so many cases into it and as many entries
 * of the desk's log, and says each case that is kept.
 */
const [, , directory = '', at = '0', name = '', count = '0'] = process.argv
while (Date.now() < Number(at));
const store = openSealedStore(directory)
for (let index = 0; index < Number(count); index++) {
  const id = `${name}-${index}`
  const [day, acknowledgeBy] = ['2026-11-23', '2026-11-30']
  const bytes = Buffer.alloc(4_096, id)
  const mailbox = { lookup: id, pointer: bytes }
  store.addCase({
    id,
    route: 'one',
    day,
    acknowledgeBy,
    readers: ['ana', 'rui'],
    keyBlob: bytes,
    items: [bytes],
    mailbox,
  })
  store.deskLog.note({ caseId: id, reader: name, act: 'open', day })
  process.stdout.write(`${id}\n`)
}
store.close()
