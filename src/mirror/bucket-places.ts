/** What an address answers is known by where its object lies: nginx takes the status from there. */
export const bucketPlaces = { 200: 'live', 410: 'gone', 301: 'moved' } as const
/** Where objects lie that are answered to questions which only the site can answer. */
export const askedPlace = 'asked'
export const saidPlace = 'said'

/** What a name of an object ends with, as the name of a link in a folder. */
export const objectEnding = '.answer'
