import { defineFixtures } from '../fixtures'

const branch = {
  __typename: 'MediaItem',
  id: 1,
  alt: 'O balcão de atendimento, visto da entrada',
  width: 1600,
  height: 1067,
  filename: 'branch.jpg',
  sizes: {
    __typename: 'MediaItem_Sizes',
    avif480: { __typename: 'MediaItem_Sizes_Avif480', filename: 'branch-480x320.avif', width: 480 },
    avif960: { __typename: 'MediaItem_Sizes_Avif960', filename: 'branch-960x640.avif', width: 960 },
    avif1600: { __typename: 'MediaItem_Sizes_Avif1600', filename: 'branch-1600x1067.avif', width: 1600 },
    webp480: { __typename: 'MediaItem_Sizes_Webp480', filename: 'branch-480x320.webp', width: 480 },
    webp960: { __typename: 'MediaItem_Sizes_Webp960', filename: 'branch-960x640.webp', width: 960 },
    webp1600: { __typename: 'MediaItem_Sizes_Webp1600', filename: 'branch-1600x1067.webp', width: 1600 },
    avifPortrait: null,
  },
} as const

const training = {
  __typename: 'MediaItem',
  id: 2,
  alt: 'Uma formação interna, com seis pessoas à volta de uma mesa',
  width: 900,
  height: 1200,
  filename: 'training.jpg',
  sizes: null,
} as const

export const galleryFixtures = defineFixtures('GalleryBlock', {
  default: {
    __typename: 'GalleryBlock',
    id: 'gallery-default',
    anchor: null,
    title: 'Por dentro do BCS',
    lead: 'Onde trabalhamos e como aprendemos uns com os outros.',
    pictures: [
      {
        __typename: 'GalleryBlock_Pictures',
        id: 'branch',
        media: branch,
        caption: 'O balcão tem uma fila única e um lugar para quem precisa de mais tempo.',
      },
      { __typename: 'GalleryBlock_Pictures', id: 'training', media: training, caption: 'A formação é mensal.' },
      { __typename: 'GalleryBlock_Pictures', id: 'again', media: branch, caption: null },
    ],
  },
  minimal: {
    __typename: 'GalleryBlock',
    id: 'gallery-minimal',
    anchor: null,
    title: null,
    lead: null,
    pictures: [{ __typename: 'GalleryBlock_Pictures', id: null, media: { ...training, alt: null }, caption: null }],
  },
  longText: {
    __typename: 'GalleryBlock',
    id: 'gallery-long',
    anchor: null,
    title: 'Contratransubstanciacionalistiquissimamenteresponsabilizável',
    lead: null,
    pictures: [
      {
        __typename: 'GalleryBlock_Pictures',
        id: 'long',
        media: branch,
        caption:
          'Contratransubstanciacionalistiquissimamenteresponsabilizável: uma legenda comprida, que continua por baixo da sua imagem e não por baixo das outras.',
      },
      { __typename: 'GalleryBlock_Pictures', id: 'gone', media: null, caption: 'Sem imagem não é mostrada.' },
      { __typename: 'GalleryBlock_Pictures', id: 'second', media: training, caption: null },
    ],
  },
})
