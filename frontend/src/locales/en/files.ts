import { count, params } from '@nanostores/i18n';

export const en = {
  attach: 'Attach a file',
  camera: 'Take a photo',
  hint: 'Images and PDF files, up to 5 at once, 10MB each.',
  dropHere: 'Drop your files here',

  chosen: 'Chosen files',
  clearAll: 'Clear All',
  remove: params('Remove {name}'),
  refused: 'Not accepted',
  preparing: 'Preparing your files',
  ready: params('{files}, {size}'),
  files: count({ one: '{count} file', other: '{count} files' }),

  sending: 'Sending your files',
  percent: params('{percent}%'),
  sent: 'Your files are out. Waiting for confirmation',
  upload: params('Upload of {name}'),
  cancel: 'Cancel',
  arrivedTitle: 'Your message was already there',
  arrived: 'It had arrived before you cancelled it. It is not sent or charged again.',
  arrivedChanged:
    'It arrived as it was before you changed it. If you still need to say this, send it as a new message.',

  invalidTitle: 'Invalid file type',
  invalid: 'Only images and PDF files are allowed',
  tooLargeTitle: 'File too large',
  tooLarge: 'Maximum file size is 10MB',
  tooManyTitle: 'Too many files',
  tooMany: 'You can only upload up to 5 files at once',
  brokenTitle: 'Image cannot be opened',
  broken: 'The image is damaged, or this browser cannot open its kind. Choose another one or take a new photo',
  heic: 'HEIC photos do not open here. Save the photo as JPEG, or take a screenshot of it',
  emptyTitle: 'File is empty',
  empty: 'There is nothing in this file. Choose another one',
  unreadableTitle: 'File cannot be read',
  unreadable: 'This device could not read it. Save it on the device first, then choose it again',
  lostTitle: 'File not kept',
  lost: 'This browser could not keep it. Please choose it again',
  problem: params('{name}: {reason}'),
  dismiss: 'Close',

  image: params('Image: {name}'),
  pdf: params('PDF: {name}'),
  imageFailed: 'The image could not be loaded.',
  imageAgain: 'Retry',
};
