/** Where the first result on the page of results leads; null when nothing was found, or the search is not available. */
export async function readFirstResult(site: string, words: string): Promise<string | null> {
  const html = await (await fetch(`${site}/pesquisar?${new URLSearchParams({ q: words })}`)).text()
  return /<ol[^>]*>[\s\S]*?<a href="([^"]+)"/.exec(html.slice(html.indexOf('id="search-results"')))?.[1] ?? null
}
