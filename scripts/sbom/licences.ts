/** Licences that the Open Source Initiative has approved, by their SPDX names, as far as packages of this product have them. */
const approved: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'LGPL-3.0-or-later', 'MIT'],
  ...['MIT-0', 'MPL-2.0', 'OFL-1.1', 'PostgreSQL', 'Unlicense', 'Zlib'],
])

/**
 * Packages whose one licence is not approved, and why they are there all the same. A new one is refused until somebody has written the
 * reason here.
 */
export const exceptions: Readonly<Record<string, { licence: string; reason: string }>> = {
  'truncate-utf8-bytes': {
    licence: 'WTFPL',
    reason:
      'Payload names files with sanitize-filename, which needs it. The licence asks for nothing; OSI has not approved it.',
  },
}

/** Whether a licence expression of SPDX can be met with approved licences alone: one of those between OR, all between AND. */
export function isApproved(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(bare)) return false
  return bare.split(/ OR /i).some((all) => all.split(/ AND /i).every((licence) => approved.has(licence.trim())))
}
