/**
 * The origins of the CMS's own pages: this machine's, and the one that the settings name.
 *
 * @param port where it listens.
 * @param address such as `https://cms.bank.example`.
 */
export function cmsOrigins(port: number, address: string | undefined): ReadonlySet<string> {
  const own = [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  return new Set(address === undefined ? own : [...own, new URL(address).origin])
}
