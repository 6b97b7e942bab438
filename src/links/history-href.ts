type PastPage = {
  /** Within the site, with the language in front. */
  address: string
  /** A time in Luanda as `<input type="datetime-local">` gives it; empty for now. */
  at: string
}

/** Where the CMS's listener shows the page that an address showed at a moment, alone, with nothing that runs in it. */
export function toPastPageHref({ address, at }: PastPage): string {
  return `/history?${new URLSearchParams({ address, at, only: 'page' })}`
}
