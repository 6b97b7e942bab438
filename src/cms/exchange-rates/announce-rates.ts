import type { CollectionAfterChangeHook } from 'payload'
import { recordChange, recordDeletion } from '../feed/record-publication'

const recordRates = recordChange('exchange-rates')

/** Tells the site of rates that visitors see or saw until now; those that wait for approval are nobody's business yet. */
export const announceRates: CollectionAfterChangeHook = (change) => {
  const { doc, previousDoc } = change
  return doc.state === 'published' || previousDoc?.state === 'published' ? recordRates(change) : doc
}

export const recordRatesDeletion = recordDeletion('exchange-rates')
