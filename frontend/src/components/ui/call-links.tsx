const NUMBERS = /\b(999|112|1199)\b/;

/** Text in which each emergency number is a link that starts a call. */
export function CallLinks({ text }: { text: string }) {
  return text.split(NUMBERS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={`tel:${part}`} className="-my-2 inline-block py-2 font-semibold underline">
        {part}
      </a>
    ),
  );
}
