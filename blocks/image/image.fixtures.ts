import { defineFixtures } from '../fixtures'

export const imageFixtures = defineFixtures('ImageBlock', {
  default: {
    __typename: 'ImageBlock',
    id: 'image-default',
    anchor: null,
    media: {
      __typename: 'MediaItem',
      id: 1,
      alt: 'Uma linha contínua desenhada à volta de uma grelha de pontos na areia',
      width: 1600,
      height: 900,
      filename: 'sona drawing.png',
      sizes: {
        __typename: 'MediaItem_Sizes',
        avif480: { __typename: 'MediaItem_Sizes_Avif480', filename: 'sona-drawing-480x270.avif', width: 480 },
        avif960: { __typename: 'MediaItem_Sizes_Avif960', filename: 'sona-drawing-960x540.avif', width: 960 },
        avif1600: { __typename: 'MediaItem_Sizes_Avif1600', filename: 'sona-drawing-1600x900.avif', width: 1600 },
        webp480: { __typename: 'MediaItem_Sizes_Webp480', filename: 'sona-drawing-480x270.webp', width: 480 },
        webp960: { __typename: 'MediaItem_Sizes_Webp960', filename: 'sona-drawing-960x540.webp', width: 960 },
        webp1600: { __typename: 'MediaItem_Sizes_Webp1600', filename: 'sona-drawing-1600x900.webp', width: 1600 },
        avifPortrait: null,
      },
    },
    caption:
      'A assinatura do BCS parte dos sona, os desenhos na areia do Leste de Angola: uma só linha que une todos os pontos.',
  },
  minimal: {
    __typename: 'ImageBlock',
    id: 'image-minimal',
    anchor: null,
    media: {
      __typename: 'MediaItem',
      id: 2,
      alt: null,
      width: 480,
      height: 320,
      filename: 'figure.png',
      sizes: null,
    },
    caption: null,
  },
  small: {
    __typename: 'ImageBlock',
    id: 'image-small',
    anchor: null,
    media: {
      __typename: 'MediaItem',
      id: 3,
      alt: 'O balcão de atendimento, visto da entrada',
      width: 700,
      height: 467,
      filename: 'branch.jpg',
      sizes: {
        __typename: 'MediaItem_Sizes',
        avif480: { __typename: 'MediaItem_Sizes_Avif480', filename: 'branch-480x320.avif', width: 480 },
        avif960: { __typename: 'MediaItem_Sizes_Avif960', filename: 'branch-700x467.avif', width: 700 },
        avif1600: { __typename: 'MediaItem_Sizes_Avif1600', filename: 'branch-700x467.avif', width: 700 },
        webp480: { __typename: 'MediaItem_Sizes_Webp480', filename: null, width: null },
        webp960: { __typename: 'MediaItem_Sizes_Webp960', filename: null, width: null },
        webp1600: { __typename: 'MediaItem_Sizes_Webp1600', filename: null, width: null },
        avifPortrait: null,
      },
    },
    caption: 'Contratransubstanciacionalistiquissimamenteresponsabilizável é uma palavra que cabe numa legenda.',
  },
})
