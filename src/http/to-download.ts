import { downloadPolicy } from '@/src/http/policy'

/** A text as a file to save, which nothing keeps or shows. @param name ends in what it is: `.csv` or `.json`. */
export function toDownload(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': name.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': downloadPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
