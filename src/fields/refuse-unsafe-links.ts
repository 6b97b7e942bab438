import {
  type FieldHook,
  type PayloadRequest,
  type RichTextFieldValidation,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'
import { hasForeignProtocol, judgeUrl, type UrlVerdict } from '@/src/links/safe-url'
import { isDrawable } from '@/src/rich-text/document'
import { richTextLinks } from '@/src/rich-text/links'
import { adminText } from './admin-text'
import { allowedLinkHosts } from './allowed-link-hosts'

const refusals: Record<Exclude<UrlVerdict, 'allowed'>, StaffText> = staffTexts.refuseUnsafeLinks.refusals

/** Refuses an external address that the site would not draw. */
export const refuseUnsafeUrl: TextFieldSingleValidation = async (value, { req }) =>
  value ? verdictText(value, await allowedLinkHosts(req), req) : true

/** The same for the site settings themselves, where the list being saved counts and not the one stored. */
export const refuseUnsafeSettingsUrl: TextFieldSingleValidation = (value, { data, req }) => {
  const settings = z.object({ allowedLinkHosts: z.array(z.string()).nullish() }).safeParse(data)
  return value ? verdictText(value, settings.data?.allowedLinkHosts ?? [], req) : true
}

function verdictText(url: string, hosts: readonly string[], req: PayloadRequest): true | string {
  const verdict = judgeUrl(url, hosts)
  return verdict === 'allowed' ? true : `${adminText(req, refusals[verdict])}: ${url}`
}

const undrawable = staffTexts.refuseUnsafeLinks.undrawable

/** Refuses rich text that holds a link or an element the site would not draw. */
export const refuseUnsafeRichTextLinks: RichTextFieldValidation = async (value, { req }) => {
  const hosts = await allowedLinkHosts(req)
  for (const url of richTextLinks(value)) {
    const verdict = verdictText(url, hosts, req)
    if (verdict !== true) return verdict
  }
  if (value !== null && value !== undefined && !isDrawable(value)) return adminText(req, undrawable)
  return true
}

/**
 * Refuses to keep an address that would run something, in drafts too, which are not validated: an address may be half typed in them, but
 * nobody types `javascript:` on the way to a page.
 */
export const refuseForeignProtocol: FieldHook = ({ value, req, path }) => {
  if (typeof value === 'string') refuse([value], req, path)
  return value
}

/** The same for every link in rich text. */
export const refuseForeignProtocolInText: FieldHook = ({ value, req, path }) => {
  refuse(richTextLinks(value), req, path)
  return value
}

/** @throws ValidationError at the field. */
function refuse(urls: Iterable<string>, req: PayloadRequest, path: readonly (string | number)[]): void {
  for (const url of urls) {
    if (!hasForeignProtocol(url)) continue
    const message = `${adminText(req, refusals.protocol)}: ${url}`
    throw new ValidationError({ errors: [{ message, path: path.join('.') }] }, req.t)
  }
}
