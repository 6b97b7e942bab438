import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import config from '@/src/cms/configuration/payload.config'
import { importMap } from '../importMap.js'

type AdminPageProps = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: AdminPageProps): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

/** What the admin answers for an address it does not have. */
export default function AdminNotFound({ params, searchParams }: AdminPageProps) {
  return NotFoundPage({ config, params, searchParams, importMap })
}
