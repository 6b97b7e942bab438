import { openCms } from '@/src/cms/open/open-cms'
import { beginRates } from '@/src/rates/begin-rates'

/** Does to a database whose content was imported what the first start of a new site does to its rates. */
const payload = await openCms()
await beginRates(payload)
await payload.destroy()
