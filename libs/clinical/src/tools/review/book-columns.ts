export const SHEETS = {
  guide: 'How to',
  texts: 'Texts',
  files: 'Files',
};

/** The columns of the sheet of texts, by the name in the code; the import finds them by their titles. */
export const COLUMNS = {
  group: 'Body system',
  item: 'Finding, condition or file',
  what: 'What',
  context: 'Context',
  text: 'Text',
  correction: 'Correction',
  key: 'Key',
};

/** The columns of the sheet in which a reviewer signs each file. */
export const FILE_COLUMNS = {
  file: 'File',
  item: 'Name',
  language: 'Language',
  reviewed: 'Reviewed so far',
  reviewer: 'Reviewer',
  role: 'Role',
  date: 'Date',
};

/** How to fill the book; the first sheet, and the start of the printable book. */
export const GUIDE = [
  'Correct only what is wrong: write the whole corrected text into the column Correction. Leave the other cells as they are.',
  'A phrase is a pattern by which the program understands patients. Write another pattern, or DELETE. Signs in patterns are explained in libs/clinical/README.md.',
  'To add a phrase, write it into the row "add a phrase here". For several, copy the row. It means that the finding is present; for a phrase that excludes it, begin with "absent: ".',
  'A list is separated by commas: write the whole corrected list.',
  'On the sheet Files, sign the files that you have read completely and agree with: your name, your role (nurse, translator) and the date, such as 2026-01-31.',
  'If a correction begins with "=", write an apostrophe before it.',
  'Send the spreadsheet back. A coordinator imports it; what does not fit is sent back to you with the number of the row.',
];
