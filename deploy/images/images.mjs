/**
 * `npm run images`: the images of the product.
 *   (nothing)              prints the images that it takes from a registry, a line each
 *   lock                   asks the registries for their digests and writes them into docker-compose.yml and the Dockerfile
 *   check                  fails while one is named by a tag alone
 *   sbom SERVICE [FILE]    prints or writes the software bill of materials of a service's image
 */
import { writeFileSync } from 'node:fs';
import { PlainError, complain, say } from '../local/setup/say.mjs';
import { baseImage, baseImages, pinBaseImages, unpinned } from './base-images.mjs';
import { billOf } from './sbom.mjs';

const services = ['gateway', 'auth', 'consultation', 'admin-log', 'ai-worker'];
const [command, ...given] = process.argv.slice(2);

try {
  if (command === undefined)
    for (const variable of baseImages().keys()) process.stdout.write(`${baseImage(variable)}\n`);
  else if (command === 'lock') for (const image of pinBaseImages()) say(`pinned ${image}`);
  else if (command === 'check') refuseUnpinned();
  else if (command === 'sbom') printBill(given[0] ?? '', given[1]);
  else throw new PlainError(`npm run images knows lock, check and sbom, not "${command}".`);
} catch (error) {
  complain(error);
  process.exitCode = 1;
}

function refuseUnpinned() {
  const images = unpinned();
  if (images.length > 0)
    throw new PlainError(`Without a digest: ${images.join(', ')}. npm run images -- lock writes them.`);
  say('every image of a registry has its digest');
}

/** @param {string} service @param {string | undefined} file */
function printBill(service, file) {
  if (!services.includes(service))
    throw new PlainError(`There is no service "${service}"; there are ${services.join(', ')}.`);
  const bill = billOf(service);
  if (file === undefined) process.stdout.write(bill);
  else writeFileSync(file, bill);
}
