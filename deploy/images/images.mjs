/**
 * `npm run images`: the images of the product.
 *   (nothing)              prints the base images, one per line
 *   tags                   prints each variable with its image without a digest, for engines that have no registry
 *   lock                   asks the registries for their digests and writes them into docker-compose.yml and the Dockerfile
 *   check                  fails if an image has no digest
 *   sbom SERVICE [FILE]    prints or writes the software bill of materials of a service's image
 */
import { writeFileSync } from 'node:fs';
import { PlainError, printError, printLine } from '../local/setup/terminal.mjs';
import { baseImage, baseImages, pinBaseImages, tagOf, unpinned } from './base-images.mjs';
import { billOf } from './sbom.mjs';

const services = ['gateway', 'auth', 'consultation', 'admin-log', 'ai-worker'];
const [command, ...args] = process.argv.slice(2);

try {
  if (command === undefined)
    for (const variable of baseImages().keys()) process.stdout.write(`${baseImage(variable)}\n`);
  else if (command === 'tags')
    for (const [variable, image] of baseImages()) process.stdout.write(`${variable}=${tagOf(image)}\n`);
  else if (command === 'lock') for (const image of pinBaseImages()) printLine(`pinned ${image}`);
  else if (command === 'check') refuseUnpinned();
  else if (command === 'sbom') printBill(args[0] ?? '', args[1]);
  else throw new PlainError(`npm run images knows tags, lock, check and sbom, not "${command}".`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

function refuseUnpinned() {
  const images = unpinned();
  if (images.length > 0)
    throw new PlainError(`Without a digest: ${images.join(', ')}. npm run images -- lock writes them.`);
  printLine('every image of a registry has its digest');
}

/** @param {string} service @param {string | undefined} file */
function printBill(service, file) {
  if (!services.includes(service))
    throw new PlainError(`There is no service "${service}"; there are ${services.join(', ')}.`);
  const bill = billOf(service);
  if (file === undefined) process.stdout.write(bill);
  else writeFileSync(file, bill);
}
