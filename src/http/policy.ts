/** Every Content-Security-Policy of the platform stands in this file: what may run, load, be framed or be sent, by the kind of answer. */

/** The policy of whatever names none of its own. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of answers that are no pages: nothing in them may run, load or be framed. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The policy of JSON. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Browsers show a PDF in a viewer of their own, which a sandbox would stop. */
export const documentPolicy = "default-src 'none'; frame-ancestors 'none'; object-src 'self'"

/** The policy of what somebody of the bank downloads: visitors wrote it. */
export const downloadPolicy = "sandbox; default-src 'none'"

type PagePolicyOptions = {
  /** What scripts may run, as sources; `'none'` on a page without islands. */
  scripts: readonly string[]
  /** The SHA-256 of each style element of the page, as a source. */
  styleHashes: readonly string[]
  /** Origins, besides the site's own, that forms of the page may post to. */
  formOrigins: readonly string[]
  /** Whether the site's own address is `https:`; only then may plain requests be upgraded. */
  isSecure: boolean
}

/** The policy of a finished page: made for exactly its bytes. */
export function pagePolicy({ scripts, styleHashes, formOrigins, isSecure }: PagePolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    // Islands ask this site alone. A page without script asks nothing, but who judges it reads robots.txt from within it.
    "connect-src 'self'",
    `style-src 'self'${styleHashes.map((hash) => ` '${hash}'`).join('')}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${formOrigins.map((origin) => ` ${origin}`).join('')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * The policy of the view in which staff ask what an address showed: nothing runs, nothing comes from elsewhere; the window has the icon of
 * the CMS. The old page stands in a frame with a policy of its own.
 *
 * @param styleHash the SHA-256 of the view's one style element, in base64.
 */
export function historyPolicy(styleHash: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
}

/**
 * The policy of a page of the past: it is drawn with what is inside it, and nothing of it runs or reaches the network. It keeps its origin, so
 * that the comparison of two pages can read it and mark what differs.
 */
export const pastPagePolicy =
  "default-src 'none'; style-src data: 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'self'; sandbox allow-same-origin"

/**
 * The policy of the pages on which reports are written: nothing runs, nothing is fetched, and forms go back where they came from.
 *
 * @param styleHash the SHA-256 of the pages' one style element, in base64.
 */
export function intakePolicy(styleHash: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
}

/** What an answer of the CMS's port may do in a browser, by the kind of its address. */
export type CmsPolicy = {
  contentSecurity: string
  /** Whether Next draws it, and takes the nonce of its scripts from the policy. */
  hasNonce: boolean
  /** Whether it is an uploaded file. */
  isFile: boolean
}

/**
 * The style elements of the studio, by the SHA-256 of their text. One that begins empty is filled by script, rule by rule, which no
 * policy of styles is asked for.
 */
export const studioStyleHashes = [
  // The order of layers, in the head of every screen.
  "'sha256-UO8+f0Vt7qym1f9lUl0nh47l5M7MX3W3qSnbWSxu6+8='",
  // Short messages in the corner.
  "'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='",
  // Where dialogs stand.
  "'sha256-RRvYYvypkfR67NPWQ5YM5msNEwtYz7N+9rYPCnXMfXw='",
  // Empty: fields to choose from.
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
] as const

type PolicyOptions = { nonce: string; isDevelopment: boolean }

/** The policy of whatever an address of the CMS's port answers with; what names a policy of its own keeps it. */
export function policyFor(path: string, options: PolicyOptions): CmsPolicy {
  if (/^\/admin(?:\/|$)/.test(path)) return { contentSecurity: adminPolicy(options), hasNonce: true, isFile: false }
  if (/^\/api\/(?:media|documents)\/file\//.test(path))
    return { contentSecurity: filePolicy, hasNonce: false, isFile: true }
  // Routes that are no pages: data, files of the build, what sites ask. The past of an address names its own.
  if (/^\/(?:api|_next|history|publications|readyz|healthz|form-versions|site-facts|site-index)(?:\/|$)/.test(path))
    return { contentSecurity: dataPolicy, hasNonce: false, isFile: false }
  const isPreview = /^(?:\/[a-z]{2})?\/preview\//.test(path)
  const contentSecurity = isPreview ? `${drawnPolicy(options)}; ${previewSandbox}` : drawnPolicy(options)
  return { contentSecurity, hasNonce: true, isFile: false }
}

/**
 * The policy of the studio. Scripts run when they carry the nonce of this answer or are files of the build, style elements when
 * their text is one that Payload ships. Style attributes are allowed, because its components are drawn with them.
 */
function adminPolicy({ nonce, isDevelopment }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : studioStyleHashes.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    // Pictures that are being uploaded are shown before they are sent.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The policy of what Next draws for staff to look at: previews and the gallery, with Next's own scripts, framed by the studio and by
 * nobody else. Beyond them it has what a finished page has.
 */
export function drawnPolicy({ nonce, isDevelopment }: PolicyOptions): string {
  return [
    "default-src 'none'",
    // What a script with the nonce brings may run: Next loads its parts so. No address of the CMS is a script by itself.
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self'",
    // A form's own styles, which answer to choices without script, are another text in every form.
    "style-src-elem 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "manifest-src 'self'",
    // The gallery shows its examples in frames.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * The sandbox of a preview: it cannot lead the window around it away, ask with a dialog that looks like the studio's, or start a
 * download. A click with Ctrl opens a link beside, which then is a page like every other.
 *
 * It keeps its origin, because it fetches itself anew and shows drafts' pictures with the login, and its tools know the form around
 * them by its origin. So the sandbox is no wall against a script: that is `script-src`.
 */
const previewSandbox = 'sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
