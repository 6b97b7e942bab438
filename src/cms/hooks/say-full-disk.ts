import type { AfterErrorHook } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import { holdFullDisk, isFullDisk } from '@/src/health/full-disk'

const text = {
  pt: 'Não foi possível guardar: o disco do CMS está cheio. O que escreveu continua neste ecrã; não o feche. Avise quem cuida da máquina e guarde de novo quando houver espaço.',
  en: 'This could not be saved: the disk of the CMS is full. What you wrote is still on this screen; do not close it. Tell whoever runs the machine, and save again when there is room.',
} as const

/** Says in words, with 507, that something was not kept because the disk is full; also to who cannot log in for that reason. */
export const sayFullDisk: AfterErrorHook = ({ error, req }) => {
  if (!isFullDisk(error)) return undefined
  holdFullDisk(error)
  return { status: 507, response: { errors: [{ message: adminText(req, text) }] } }
}
