import type { Book, Chapter } from './book';
import { GUIDE } from './book-columns';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const heading = (group: string) => escape(group.replaceAll('-', ' '));

const STYLE = `body { font: 14px/1.4 system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; width: 100%; margin-bottom: 1.5rem; table-layout: fixed; }
th, td { border: 1px solid #999; padding: 0.3rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { background: #eee; } .key { color: #666; font-size: 0.75rem; } td:nth-child(4) { background: #fffbe8; }
h2 { text-transform: capitalize; break-before: page; } tr { break-inside: avoid; } h3 { break-after: avoid; }
@media print { body { margin: 0; font-size: 9pt; } nav { display: none; } }`;

/** A book as one page that needs no other file, to read and to print. */
export function bookHtml({ chapters, language, part }: Book): string {
  const groups = [...new Set(chapters.map(({ group }) => group))];
  const title = `Review: ${part ?? 'all texts and phrases'} (${language === 'sw' ? 'Swahili' : 'English'})`;
  const links = groups.map((group) => `<li><a href="#${escape(group)}">${heading(group)}</a></li>`);
  const sections = groups.map((group) => {
    const own = chapters.filter((chapter) => chapter.group === group);
    return `<h2 id="${escape(group)}">${heading(group)}</h2>\n${own.map(chapterHtml).join('\n')}`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>
<ul>${GUIDE.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>
<nav><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
</body></html>
`;
}

function chapterHtml({ file, title, reviewed, rows }: Chapter): string {
  const lines = rows.map(
    ({ key, what, context, text }) =>
      `<tr><td>${escape(what)}<div class="key">${escape(key)}</div></td><td>${escape(context)}</td><td>${escape(text)}</td><td></td></tr>`,
  );
  return `<h3>${escape(title)}</h3><p class="key">${escape(file)}; reviewed: ${escape(reviewed || 'no')}</p>
<table><thead><tr><th>What</th><th>Context</th><th>Text</th><th>Correction</th></tr></thead><tbody>
${lines.join('\n')}
</tbody></table>`;
}
