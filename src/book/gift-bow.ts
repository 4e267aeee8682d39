/** The bow around a book that is given, as SVG: on the page that unwraps it, and in the mail that brings it. From back to front. */
export const giftBow = {
  viewBox: '0 0 240 150',
  /** Across a ribbon: its edges are darker. */
  ribbon: ['#9c2c19', '#c03c25', '#b5341f', '#8f2716'],
  parts: [
    {
      outline: 'M122 78 C150 104 168 128 172 150 L192 138 L204 150 C196 116 168 88 134 70 Z',
      colour: '#8f2716',
    },
    { outline: 'M116 78 C92 104 74 124 66 148 L48 134 L34 146 C46 112 74 86 106 70 Z', colour: '#9c2c19' },
    { outline: 'M120 70 C88 18 30 8 18 40 C8 70 62 92 120 70 Z', colour: '#b5341f' },
    { outline: 'M120 70 C90 40 52 30 40 46 C34 60 70 74 120 70 Z', colour: '#8f2716' },
    { outline: 'M120 70 C150 16 212 8 222 42 C230 72 178 92 120 70 Z', colour: '#c03c25' },
    { outline: 'M120 70 C152 38 190 32 200 48 C206 62 170 74 120 70 Z', colour: '#9c2c19' },
    {
      outline:
        'M102 58 C112 52 130 52 139 58 C144 68 142 82 136 88 C126 93 112 92 104 87 C98 78 98 66 102 58 Z',
      colour: '#a92f1b',
    },
  ],
} as const
