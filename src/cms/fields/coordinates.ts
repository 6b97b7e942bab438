import type { NumberField, RowField } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/fields.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import type { StaffText } from '@/src/i18n/staff-text'
import { isInsideCountry } from '@/src/map/inside-country'

const position = z.object({ latitude: z.number(), longitude: z.number() })

const coordinate = (name: 'latitude' | 'longitude', label: StaffText): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  admin: { step: 0.0001 },
  validate: (value: number | null | undefined, { siblingData, req }: CoordinateOptions) => {
    if (typeof value !== 'number') {
      return adminText(req, staffTexts.coordinates.notBoth)
    }
    const written = position.safeParse(siblingData)
    if (!written.success || isInsideCountry(written.data)) return true
    return adminText(req, staffTexts.coordinates.outside)
  },
})

type CoordinateOptions = { siblingData: unknown; req: Parameters<typeof adminText>[0] }

/** Where a place is, in degrees; refused outside Angola. */
export const coordinatesField = (): RowField => ({
  type: 'row',
  fields: [
    coordinate('latitude', staffTexts.coordinates.coordinatesField.latitude),
    coordinate('longitude', staffTexts.coordinates.coordinatesField.longitude),
  ],
})
