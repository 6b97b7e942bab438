import { filePolicy } from '@/src/http/policy'
import { replaceableCaching } from '@/src/http/security-headers'
import { streetMapPath } from '@/src/links/street-map-path'
import { addField } from './nginx-field'

/** Parts of the file with the streets, as the site answers them: a place of its own, because it is too large to be copied with each change. */
export function streets(file: string, always: readonly string[]): string {
  const fields = [
    ...always,
    addField('Content-Security-Policy', filePolicy),
    addField('Cache-Control', replaceableCaching),
    addField('Last-Modified', ''),
  ]
  return `location = ${streetMapPath} {
${fields.map((field) => `  ${field}`).join('\n')}
  alias "${file}";
  default_type application/vnd.pmtiles;
  # Parts of two editions must never be put together.
  etag on;
  max_ranges 1;
  if ($http_range !~ "^bytes=[0-9]+-[0-9]*$") { return 416; }
}`
}
