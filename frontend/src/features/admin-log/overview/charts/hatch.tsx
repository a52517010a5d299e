import { useId } from 'react';
import { FILLS, isHatched, type Look, STROKES } from './series';

/** Stripes in a colour, for what must not be told by its colour alone. */
export function Hatch({ id, look }: { id: string; look: Look }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" className={FILLS[look]} opacity="0.25" />
      <line x1="1" x2="1" y1="0" y2="5" strokeWidth="2.5" className={STROKES[look]} />
    </pattern>
  );
}

/** What a series looks like, beside its name. */
export function Swatch({ look, line = false }: { look: Look; line?: boolean }) {
  const id = useId();
  return (
    <svg aria-hidden width="16" height="12" className="inline-block shrink-0">
      {line ? (
        <line x1="0" x2="16" y1="6" y2="6" strokeWidth="2.5" className={STROKES[look]} {...dashes(look)} />
      ) : (
        <>
          {isHatched(look) && <Hatch id={id} look={look} />}
          <rect
            width="16"
            height="12"
            rx="2"
            strokeWidth="1"
            className={`${STROKES[look]} ${FILLS[look]}`}
            {...hatching(look, id)}
          />
        </>
      )}
    </svg>
  );
}

/** Over the fill of the class: a style counts more than a class. */
export const hatching = (look: Look, id: string) => (isHatched(look) ? { style: { fill: `url(#${id})` } } : {});

export const dashes = (look: Look) => (isHatched(look) ? { strokeDasharray: '5 3' } : {});
