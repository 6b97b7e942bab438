import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc'
import type { ServerFunction } from 'payload'
import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { bringAlong, otherLanguage } from './brought-along'

const asked = z.looseObject({ fromLocale: z.enum(locales) })

/** The command of the CMS that copies the texts of one language into another: whoever wrote them stays known there. */
export const copyBetweenLanguages: ServerFunction<Parameters<typeof copyDataFromLocaleHandler>[0]> = (args) => {
  bringAlong(args.req, otherLanguage(asked.parse(args).fromLocale))
  return copyDataFromLocaleHandler(args)
}
