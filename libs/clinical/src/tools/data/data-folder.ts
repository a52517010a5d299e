import type { z } from 'zod';
import { dataFiles } from './data-files';
import type { Problem } from './problems';
import { type DataFile, readYaml } from './read-yaml';

/** The folder of data while it is compiled: reads its files and collects their mistakes. */
export class DataFolder {
  private readonly misfits: Problem[] = [];
  private readonly refused: Problem[] = [];

  constructor(private readonly directory: string) {}

  /** All mistakes. Unknown ids only when every file fits its schema: an id may be unknown because its file does not. */
  get problems(): readonly Problem[] {
    return this.misfits.length > 0 ? this.misfits : this.refused;
  }

  /** The file if it fits the schema; else its mistakes are noted. */
  read<T>(file: string, schema: z.ZodType<T>): DataFile<T> | undefined {
    return readYaml(this.directory, file, schema, this.misfits);
  }

  /** All files of a folder that fit the schema, in alphabetical order. `except` is a file or folder to leave out. */
  readAll<T>(folder: string, schema: z.ZodType<T>, except?: string): DataFile<T>[] {
    return dataFiles(this.directory, folder)
      .filter((file) => except === undefined || !file.startsWith(except))
      .flatMap((file) => this.read(file, schema) ?? []);
  }

  /** Notes a mistake at a path of a file. */
  refuse({ file, lineAt }: Pick<DataFile<unknown>, 'file' | 'lineAt'>, path: readonly PropertyKey[], message: string) {
    this.refused.push({ file, line: lineAt(path), message });
  }
}
