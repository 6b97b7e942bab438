'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** A picture of this machine that is not uploaded yet. */
export function ChosenFile({ file }: { file: File }): ReactNode {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    const own = URL.createObjectURL(file)
    setSrc(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  // biome-ignore lint/performance/noImgElement: it is on this machine, and nowhere else yet
  return src && <img src={src} alt="" />
}
