import { useId } from 'react';
import { FILLS, isHatched, type SeriesStyle, STROKES } from './series';

/** Hatch pattern, for series that must be recognisable without colour. */
export function Hatch({ id, style }: { id: string; style: SeriesStyle }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" className={FILLS[style]} opacity="0.25" />
      <line x1="1" x2="1" y1="0" y2="5" strokeWidth="2.5" className={STROKES[style]} />
    </pattern>
  );
}

/** Sample of a series' style, shown beside its name. */
export function Swatch({ style, line = false }: { style: SeriesStyle; line?: boolean }) {
  const id = useId();
  return (
    <svg aria-hidden width="16" height="12" className="inline-block shrink-0">
      {line ? (
        <line x1="0" x2="16" y1="6" y2="6" strokeWidth="2.5" className={STROKES[style]} {...dashStyle(style)} />
      ) : (
        <>
          {isHatched(style) && <Hatch id={id} style={style} />}
          <rect
            width="16"
            height="12"
            rx="2"
            strokeWidth="1"
            className={`${STROKES[style]} ${FILLS[style]}`}
            {...hatchStyle(style, id)}
          />
        </>
      )}
    </svg>
  );
}

/** An inline style, because it overrides the fill of the class. */
export const hatchStyle = (style: SeriesStyle, id: string) =>
  isHatched(style) ? { style: { fill: `url(#${id})` } } : {};

export const dashStyle = (style: SeriesStyle) => (isHatched(style) ? { strokeDasharray: '5 3' } : {});
