import type { ReactNode } from 'react'
import { encode } from 'uqr'

/** A text as a picture that cameras read, drawn here: no other service learns the secret. */
export function QrCode({ text, name }: { text: string; name: string }): ReactNode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      className="sign-in-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
