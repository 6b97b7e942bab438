import type { NumberField, RowField } from 'payload'
import { z } from 'zod'
import { adminText } from '@/src/fields/admin-text'
import { isInsideAngola } from '@/src/map/inside-angola'

const position = z.object({ latitude: z.number(), longitude: z.number() })

const coordinate = (name: 'latitude' | 'longitude', label: { pt: string; en: string }): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  admin: { step: 0.0001 },
  validate: (value: number | null | undefined, { siblingData, req }: CoordinateOptions) => {
    if (typeof value !== 'number') {
      return adminText(req, { pt: 'Indique as duas coordenadas.', en: 'Give both coordinates.' })
    }
    const written = position.safeParse(siblingData)
    if (!written.success || isInsideAngola(written.data)) return true
    return adminText(req, {
      pt: 'Este ponto fica fora de Angola. A latitude vai de −18 a −4 e a longitude de 11 a 25; verifique o sinal e a ordem.',
      en: 'This point is outside Angola. Latitude goes from −18 to −4 and longitude from 11 to 25; check the sign and the order.',
    })
  },
})

type CoordinateOptions = { siblingData: unknown; req: Parameters<typeof adminText>[0] }

/** Where a place is, in degrees; refused outside Angola. */
export const coordinatesField = (): RowField => ({
  type: 'row',
  fields: [
    coordinate('latitude', { pt: 'Latitude', en: 'Latitude' }),
    coordinate('longitude', { pt: 'Longitude', en: 'Longitude' }),
  ],
})
