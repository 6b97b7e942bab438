import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import config from '@/src/cms/configuration/payload.config'
import { copyBetweenLanguages } from '@/src/cms/contributions/copy-between-languages'
import { answerForm } from '@/src/studio/preview/answer-form'
import { toThemeHref } from '@/src/studio/theme/read-theme'
import { importMap } from './admin/importMap.js'

const serverFunctions = {
  'copy-data-from-locale': copyBetweenLanguages,
  'form-state': answerForm,
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

const themeHref = toThemeHref()

/** The document around Payload's admin. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <link rel="stylesheet" href={themeHref} precedence="studio" />
      {children}
    </RootLayout>
  )
}
