export { BackupError } from './backup-error';
export { type BackupPlace, makeBackup } from './make-backup';
export { reportBackup, reportRestore } from './report';
export { type OpenDatabase, restoreBackup } from './restore-backup';
