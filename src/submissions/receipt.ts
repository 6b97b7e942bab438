import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/src/platform/env'
import { submissionSecret } from './submission-places'

/** Name of the parameter with which the page of a form confirms what was received. */
export const receiptParameter = 'receipt'

/** A reference that only this installation can have given out: the address of a confirmation cannot be made up by others. */
export function makeReceipt(formKey: string, reference: string): string {
  return `${reference}.${sign(formKey, reference)}`
}

/** The reference of a receipt of a form; null when it was not made here. */
export function readReceipt(formKey: string, receipt: string): string | null {
  const end = receipt.lastIndexOf('.')
  const reference = receipt.slice(0, Math.max(0, end))
  const signature = Buffer.from(receipt.slice(end + 1))
  const expected = Buffer.from(sign(formKey, reference))
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? reference : null
}

function sign(formKey: string, reference: string): string {
  const secret = submissionSecret(env.dataDirectory)
  return createHmac('sha256', secret).update(`receipt ${formKey} ${reference}`).digest('base64url').slice(0, 22)
}
