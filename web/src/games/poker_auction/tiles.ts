/** The shapes of our tiles: 75 × 104, brush signs as strokes on 100 × 100. */

export const INK = { ink: '#1B2733', red: '#9C1F2B', green: '#23683F', blue: '#1F5675' } as const;
export type Ink = keyof typeof INK;

export const SIGNS: Readonly<Record<string, string>> = {
  '1': 'M10 52h80',
  '2': 'M24 28h52M10 78h80',
  '3': 'M18 18h64M24 50h52M10 84h80',
  '4': 'M14 20h72v66H14zM39 20c0 22-3 33-16 42M60 20v33c0 7 4 9 14 9',
  '5': 'M16 14h68M47 14 36 86M22 46h50l-4 40M8 86h84',
  '6': 'M47 6l8 15M8 34h84M36 50 13 90M62 50l26 40',
  '7': 'M8 46l82-13M44 8v68c0 10 4 12 14 12h26V74',
  '8': 'M37 16c0 34-9 56-29 74M58 10c2 34 14 60 36 80',
  '9': 'M42 6c0 44-8 68-33 86M14 34h55v44c0 9 5 11 22 8V74',
  wan: 'M8 15h84M33 4v21M67 4v21M25 33h50v25H25zM25 45.5h50M50 33v48M13 94V67h74v22l-8 4M31 84l34-5M58 71l10 13',
  E: 'M10 20h80M50 4v92M23 34h54v28H23zM23 48h54M47 64 12 90M53 64l35 26',
  S: 'M12 18h76M50 4v28M14 94V33h72v56l-9 4M37 42l6 10M63 42l-6 10M31 56h38M27 72h46M50 56v34',
  W: 'M9 14h82M16 36h68v52H16zM40 14v20c0 18-5 26-16 32M60 14v46c0 5 3 6 16 6',
  N: 'M38 8v84M12 34h26M7 80l31-12M62 8v72c0 8 3 10 10 10h12c6 0 8-5 8-14M62 48l26-15',
  R: 'M50 3v94M15 26h70v38H15z',
  G: 'M14 12h25C35 28 24 40 8 49M23 25l8 8M60 6c5 20 17 34 34 42M85 10 71 20M93 25 78 33M15 54h29v12H19v13h26c0 12-3 16-12 14M60 54c0 11-3 16-9 19M60 54h19v12c0 3 2 4 11 3M54 79h31c-5 9-16 15-33 17M61 82c7 8 18 13 32 15',
};

type Dot = readonly [x: number, y: number, ink: Ink];

/** Where the dots of a number stand; one is a flower. */
export const DOTS: Readonly<Record<string, readonly Dot[]>> = {
  '2': [[37.5, 30, 'green'], [37.5, 70, 'blue']],
  '3': [[20, 24, 'blue'], [37.5, 50, 'red'], [55, 76, 'green']],
  '4': [[22, 31, 'blue'], [53, 31, 'green'], [22, 69, 'green'], [53, 69, 'blue']],
  '5': [[20, 26, 'blue'], [55, 26, 'green'], [37.5, 50, 'red'], [20, 74, 'green'], [55, 74, 'blue']],
  '6': [[23, 24, 'green'], [52, 24, 'green'], [23, 53, 'red'], [52, 53, 'red'], [23, 78, 'red'], [52, 78, 'red']],
  '7': [[19, 20, 'green'], [37.5, 29, 'green'], [56, 38, 'green'], [24, 58, 'red'], [51, 58, 'red'], [24, 80, 'red'], [51, 80, 'red']],
  '8': [[24, 19, 'blue'], [51, 19, 'blue'], [24, 39.5, 'blue'], [51, 39.5, 'blue'], [24, 60, 'blue'], [51, 60, 'blue'], [24, 80.5, 'blue'], [51, 80.5, 'blue']],
  '9': [[18, 23, 'green'], [37.5, 23, 'green'], [57, 23, 'green'], [18, 50, 'red'], [37.5, 50, 'red'], [57, 50, 'red'], [18, 77, 'blue'], [37.5, 77, 'blue'], [57, 77, 'blue']],
};
export const DOT_RADIUS: Readonly<Record<string, number>> = { '2': 14, '3': 12.5, '4': 12, '5': 11.5, '6': 10.5, '7': 8.8, '8': 9.2, '9': 9 };

type Stick = readonly [x: number, y: number, ink?: Ink, turned?: number];

/** Where the bamboo of a number stands; one is a heron of the lagoon. */
export const STICKS: Readonly<Record<string, readonly Stick[]>> = {
  '2': [[37.5, 28], [37.5, 73]],
  '3': [[37.5, 28], [23, 73], [52, 73]],
  '4': [[23, 28], [52, 28], [23, 73], [52, 73]],
  '5': [[20, 28], [55, 28], [37.5, 50, 'red'], [20, 73], [55, 73]],
  '6': [[18, 28], [37.5, 28], [57, 28], [18, 73], [37.5, 73], [57, 73]],
  '7': [[37.5, 22, 'red'], [18, 52], [37.5, 52], [57, 52], [18, 79], [37.5, 79], [57, 79]],
  '8': [[17, 29], [30, 29, 'green', 28], [45, 29, 'green', -28], [58, 29], [17, 72], [30, 72, 'green', -28], [45, 72, 'green', 28], [58, 72]],
  '9': [[18, 22], [18, 50], [18, 78], [37.5, 22, 'red'], [37.5, 50, 'red'], [37.5, 78, 'red'], [57, 22], [57, 50], [57, 78]],
};
export const STICK_HEIGHT: Readonly<Record<string, number>> = { '2': 38, '3': 38, '4': 38, '5': 38, '6': 38, '7': 25, '8': 36, '9': 25 };

export const WINDS = 'ESWN';
