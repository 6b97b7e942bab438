import type { PayloadRequest } from 'payload'

/** Host names that editors may link to, from the site settings; without settings nothing outside is allowed. */
export async function allowedLinkHosts(req: PayloadRequest): Promise<string[]> {
  const settings = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
    // The list decides what is refused, whoever is typing: it must not depend on the editor's own rights.
    overrideAccess: true,
  })
  return settings.allowedLinkHosts ?? []
}
